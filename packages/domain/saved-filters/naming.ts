/** A person as lists are searched for them, also by what an order or a case of theirs says. */
export type NamedPerson = Readonly<{
  emails: readonly string[];
  phones: readonly string[];
  firstName: string | null;
  lastName: string | null;
}>;

/** Characters from which on the beginning of an email, or a last name, means one person. */
const telling = 3;

/** Digits from which on the end of a phone number means one person. */
const tellingDigits = 7;

/**
 * Whether saved filters, an address of a list without its path, or the name that they have, name a person: by an email or the beginning
 * of it up to the @ and beyond, by a phone number, by both names in either order, or as a search for the last name alone. Only what is searched
 * for is words of somebody; other filters are values of a list.
 */
export function namesPerson({ name, query }: Readonly<{ name: string; query: string }>, person: NamedPerson): boolean {
  const search = plain(new URLSearchParams(query).get('search'));
  const [first, last] = [plain(person.firstName), plain(person.lastName)];
  if (last.length >= telling && search === last) return true;
  const both = first !== '' && last !== '' ? [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`] : [];
  const emails = person.emails.map(plain).filter((email) => email !== '');
  return [search, plain(name)].some(
    (text) =>
      emails.some((email) => holdsEmail(text, email) || beginsEmail(text, email)) ||
      both.some((one) => holdsWords(text, one)) ||
      person.phones.some((phone) => holdsPhone(text, phone)),
  );
}

/** A text as a part of a pattern that means nothing else. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text has words as they are, not as a part of longer ones. */
function holdsWords(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literally(words)}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text);
}

/** Whether a text has a whole address; a dot after it may end a sentence. */
function holdsEmail(text: string, email: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${literally(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'u').test(text);
}

/** Whether a text is as much of an email as nobody else’s begins with: all before the @, and that. */
function beginsEmail(text: string, email: string): boolean {
  return text.indexOf('@') >= telling && email.startsWith(text);
}

/** Whether a text has a phone number, with its dial code or as it is dialled at home, whichever of the two is known. */
function holdsPhone(text: string, phone: string): boolean {
  const known = digitsOf(phone);
  const numbers = text.match(/\d[\d ()./-]*/g) ?? [];
  return numbers.map(digitsOf).some((typed) => {
    const [longer, shorter] = typed.length > known.length ? [typed, known] : [known, typed];
    return shorter.length >= tellingDigits && longer.endsWith(shorter);
  });
}

/** The digits of a number, without the zeros that stand for dialling far. */
const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^0+/, '');

function plain(text: string | null): string {
  return (text ?? '').normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
