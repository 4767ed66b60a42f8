/** Which form a new consumer fills in (B1.22). */
export type SignUpVariant = 'standard' | 'loyalty' | 'simplified';

/** What a market asks of new consumers (B5.3.11). */
export type SignUpRules = Readonly<{
  /** Whole years (C5.59). */
  minimumAge: number;
  /** Whether an email subscription holds only once a mailed link was opened (B3.3.10). */
  doubleOptIn: boolean;
  /** Whether text messages can be agreed to while signing up, and whether they must be. */
  smsOptIn: 'none' | 'offered' | 'required';
  /** Whether interests are asked for only of those who want the newsletter (B4.3.05). */
  interestsNeedNewsletter: boolean;
  /** What each form asks for besides names, email and password. */
  required: Readonly<Record<Exclude<SignUpVariant, 'simplified'>, readonly ('birthDate' | 'phone' | 'gender')[]>>;
}>;

const required: SignUpRules['required'] = { standard: [], loyalty: ['birthDate', 'phone'] };

/** Countries with an age of their own; elsewhere 16 (C5.59). */
const minimumAges: Readonly<Record<string, number>> = { US: 13, CA: 13, GB: 13, FR: 15, DE: 16, IT: 14 };

/** North America: text messages can be agreed to, subscriptions hold at once. */
export function northAmericanSignUp(country: string): SignUpRules {
  return {
    minimumAge: minimumAgeOf(country),
    doubleOptIn: false,
    smsOptIn: 'offered',
    interestsNeedNewsletter: false,
    required,
  };
}

/** Europe: consent is confirmed by mail where that is the custom, and interests follow the newsletter. */
export function europeanSignUp(country: string): SignUpRules {
  return {
    minimumAge: minimumAgeOf(country),
    doubleOptIn: country !== 'GB',
    smsOptIn: 'none',
    interestsNeedNewsletter: true,
    required,
  };
}

/** Years that somebody must have to hold an account in a country. */
export function minimumAgeOf(country: string): number {
  return minimumAges[country] ?? 16;
}
