/** A contact from a payment sheet. Before the buyer has authorised, names and streets are withheld. */
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

/** Checked members of a contact, in the order of the sheet. */
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

/** Maximum length of a city in a payment sheet (B5.5.07, B5.5.08). */
export const longestSheetCity = 50;

/** Latin letters with accents, digits, space and some punctuation (B5.5.05). */
const allowed = /^[\p{Script=Latin}\p{Mark}0-9 .,'`\-/#&]*$/u;

/** A problem of a member: `country` names the shop's, `city` the length, `contact` anything else. */
export type ContactProblem = Readonly<{ member: CheckedMember; problem: 'country' | 'city' | 'contact' }>;

/**
 * The problems of a contact for a shop of one country (B5.5.01 to B5.5.07); empty when it is valid. A contact that is
 * only `selected` may lack what the sheet withholds until the buyer has authorised.
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
