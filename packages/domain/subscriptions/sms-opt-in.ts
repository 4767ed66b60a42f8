/** The consent to text messages while a form is filled in (B4.3.07 to B4.3.10). */
export type SmsOptIn = Readonly<{ ticked: boolean; accepted: boolean; termsOpen: boolean }>;

export const noSmsOptIn: SmsOptIn = { ticked: false, accepted: false, termsOpen: false };

export type SmsOptInAct = 'tick' | 'untick' | 'accept' | 'close' | 'clear-phone';

/**
 * The effect of each action on the consent: only "I accept" in the opened terms gives it, and removing the phone ends
 * it.
 */
export function actOnSmsOptIn(before: SmsOptIn, act: SmsOptInAct): SmsOptIn {
  switch (act) {
    case 'tick':
      return { ticked: true, accepted: false, termsOpen: true };
    case 'accept':
      return before.termsOpen ? { ticked: true, accepted: true, termsOpen: false } : before;
    case 'close':
      return before.accepted ? before : noSmsOptIn;
    case 'untick':
    case 'clear-phone':
      return noSmsOptIn;
  }
}
