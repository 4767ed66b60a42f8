/** A contact as a payment sheet tells it. Before the buyer has authorised, names and streets are withheld. */
export type SheetContact = Readonly<{
  givenName?: string;
  familyName?: string;
  addressLines?: readonly string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
  phoneNumber?: string;
  emailAddress?: string;
}>;

/** Members of a contact that can be wrong, in the order in which a sheet shows them. */
export const checkedMembers = [
  'givenName',
  'familyName',
  'addressLines',
  'locality',
  'administrativeArea',
  'postalCode',
  'countryCode',
] as const;

export type CheckedMember = (typeof checkedMembers)[number];

/** Characters of a city in a payment sheet (B5.5.07, B5.5.08). */
export const longestSheetCity = 50;

/** Latin letters with accents, digits, space and some marks (B5.5.05). */
const allowed = /^[\p{Script=Latin}\p{Mark}0-9 .,'`\-/#&]*$/u;

/** What is wrong with a member: `country` names the shop's, `city` the length, `contact` anything else. */
export type ContactProblem = Readonly<{ member: CheckedMember; problem: 'country' | 'city' | 'contact' }>;

/**
 * What is wrong with a contact for a shop of one country (B5.5.01 to B5.5.07); empty when it will do. A contact that is only
 * `selected` may leave out what the sheet withholds until the buyer has authorised.
 */
export function contactProblems(
  contact: SheetContact,
  shopCountry: string,
  stage: 'selected' | 'authorised' = 'authorised',
): readonly ContactProblem[] {
  const required: ReadonlySet<CheckedMember> = new Set(
    stage === 'selected' ? ['postalCode'] : ['givenName', 'familyName', 'addressLines', 'postalCode'],
  );
  return checkedMembers.flatMap((member): ContactProblem[] => {
    const value = textOf(contact, member);
    if (member === 'countryCode') {
      return value.toUpperCase() === shopCountry ? [] : [{ member, problem: 'country' }];
    }
    if (value === '' ? required.has(member) : !allowed.test(value)) return [{ member, problem: 'contact' }];
    if (member === 'locality' && value.length > longestSheetCity) return [{ member, problem: 'city' }];
    return [];
  });
}

function textOf(contact: SheetContact, member: CheckedMember): string {
  const value = contact[member];
  return (typeof value === 'string' ? value : (value?.join(' ') ?? '')).trim();
}
