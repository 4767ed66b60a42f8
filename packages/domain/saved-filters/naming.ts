/** A person as lists are searched for them. */
export type NamedPerson = Readonly<{ email: string | null; firstName: string | null; lastName: string | null }>;

/** Characters from which on the beginning of an email means one person. */
const telling = 3;

/**
 * Whether saved filters, an address of a list without its path, or the name that they have, name a person: by their email or the beginning
 * of it up to the @ and beyond, by both names in either order, or as a search for the last name alone.
 */
export function namesPerson({ name, query }: Readonly<{ name: string; query: string }>, person: NamedPerson): boolean {
  const email = plain(person.email);
  const [first, last] = [plain(person.firstName), plain(person.lastName)];
  const both = first !== '' && last !== '' ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [];
  return [name, ...new URLSearchParams(query).values()].map(plain).some((text) => {
    const isEmail = email !== '' && (text.includes(email) || beginsEmail(text, email));
    return isEmail || both.some((one) => text.includes(one)) || (last.length >= telling && text === last);
  });
}

/** Whether a text is as much of an email as nobody else’s begins with: all before the @, and that. */
function beginsEmail(text: string, email: string): boolean {
  return text.includes('@') && text.indexOf('@') >= telling && email.startsWith(text);
}

function plain(text: string | null): string {
  return (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
