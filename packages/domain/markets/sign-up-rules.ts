/** The sign-up forms (B1.22). */
export type SignUpVariant = 'standard' | 'loyalty' | 'simplified';

/** Rules of a market for new consumers (B5.3.11). */
export type SignUpRules = Readonly<{
  /** Whole years (C5.59). */
  minimumAge: number;
  /** Whether an email subscription counts only once a mailed link was opened (B3.3.10). */
  doubleOptIn: boolean;
  /** Whether the sign-up form offers or requires consent to text messages. */
  smsOptIn: 'none' | 'offered' | 'required';
  /** Whether only newsletter subscribers are asked for interests (B4.3.05). */
  interestsNeedNewsletter: boolean;
  /** Required fields of each form besides names, email and password. */
  required: Readonly<Record<Exclude<SignUpVariant, 'simplified'>, readonly ('birthDate' | 'phone' | 'gender')[]>>;
}>;

const required: SignUpRules['required'] = { standard: [], loyalty: ['birthDate', 'phone'] };

/** Countries with their own minimum age; elsewhere 16 (C5.59). */
const minimumAges: Readonly<Record<string, number>> = { US: 13, CA: 13, GB: 13, FR: 15, DE: 16, IT: 14 };

/** North America: consent to text messages is offered, subscriptions count at once. */
export function northAmericanSignUp(country: string): SignUpRules {
  return {
    minimumAge: minimumAgeOf(country),
    doubleOptIn: false,
    smsOptIn: 'offered',
    interestsNeedNewsletter: false,
    required,
  };
}

/** Europe: consent is confirmed by mail where that is customary, and interests follow the newsletter. */
export function europeanSignUp(country: string): SignUpRules {
  return {
    minimumAge: minimumAgeOf(country),
    doubleOptIn: country !== 'GB',
    smsOptIn: 'none',
    interestsNeedNewsletter: true,
    required,
  };
}

/** Minimum age for an account in a country, in years. */
export function minimumAgeOf(country: string): number {
  return minimumAges[country] ?? 16;
}
