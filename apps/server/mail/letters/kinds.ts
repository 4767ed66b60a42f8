import type { MessageKey } from '@eyelet/messages/keys.ts';

/** Where the button of a letter leads: a path after the locale or in the studio, built from the facts of the letter. */
type Way = Readonly<{
  label: MessageKey;
  path: (facts: Readonly<Record<string, string>>) => string;
  inStudio?: true;
  /** Whether it is a file of the API, which is the same in all markets. */
  isFile?: true;
}>;

/** Every kind of letter that does not concern an order. */
export const letterKinds = {
  'reset-link': way('reset-link', ({ token }) => `/reset-password?token=${token}`),
  'till-password-reset': way('till-password-reset', ({ token }) => `/reset-password?token=${token}`),
  'choose-password': way('choose-password', ({ token }) => `/reset-password?token=${token}`),
  'password-changed': way('password-changed', () => '/forgot-password'),
  'account-locked': way('account-locked', () => '/forgot-password'),
  'till-pin-locked': way('till-pin-locked', () => '/associate-login'),
  'new-device': way('new-device', () => '/account/security'),
  'passkey-added': way('passkey-added', () => '/account/security'),
  'email-changed': undefined,
  'confirm-subscription': way('confirm-subscription', ({ token }) => `/subscription/confirm?token=${token}`),
  'export-ready': way('export-ready', ({ token }) => `/account/data/download?token=${token}`),
  'deletion-asked': way('deletion-asked', () => '/account/data'),
  'look-asked': way('look-asked', ({ token }) => `/account/looks?token=${token}`),
  'account-deleted': undefined,
  'item-reserved': undefined,
  'event-confirmed': ofRegistration('event-confirmed'),
  'event-waiting': ofRegistration('event-waiting'),
  'event-seat-free': ofRegistration('event-seat-free'),
  'event-cancelled': undefined,
  'birthday-points': way('birthday-points', () => '/account/loyalty'),
  'points-expire': way('points-expire', () => '/account/loyalty'),
  'referral-thanks': way('referral-thanks', () => '/account/loyalty'),
  'referral-welcome': way('referral-welcome', () => '/account/loyalty'),
  'case-received': undefined,
  'case-reported': inStudio('case-reported', ({ reference }) => `/studio/cases/${reference}`),
  'case-answered': way('case-answered', ({ reference }) => `/help/contact-us?reference=${reference}`),
  'warranty-repair': {
    ...way(
      'warranty-repair',
      ({ reference, token }) => `/consumers-v3/consumer/warranty/${reference}/label?token=${token}`,
    ),
    isFile: true,
  },
  'warranty-replacement': undefined,
  'warranty-refund': undefined,
  'warranty-declined': way('case-answered', ({ reference }) => `/help/contact-us?reference=${reference}`),
  'warranty-received': undefined,
  'warranty-sent-back': undefined,
  'till-receipt': way('till-receipt', ({ reference, token }) => `/till-receipt?order=${reference}&token=${token}`),
  'favorites-shared': way('favorites-shared', ({ token }) => `/favorites/${token}`),
  // In the fragment, a secret stays out of logs and of the Referer header.
  'staff-invitation': inStudio('staff-invitation', ({ token }) => `/studio/invitation#token=${token}`),
  'staff-access-reset': inStudio('staff-access-reset', ({ token }) => `/studio/invitation#token=${token}`),
  'staff-reset-link': inStudio('staff-reset-link', ({ token }) => `/studio/reset-password#token=${token}`),
  'staff-factors-changed': inStudio('staff-factors-changed', () => '/studio/account'),
  'staff-locked': inStudio('staff-locked', () => '/studio'),
} as const satisfies Readonly<Record<string, Way | undefined>>;

export type LetterKind = keyof typeof letterKinds;

function way(kind: string, path: Way['path']): Way {
  return { label: `mail.letter.${kind}.action` as MessageKey, path };
}

/** A letter whose button opens the registration for an event, where it can be cancelled. */
function ofRegistration(kind: string): Way {
  return way(kind, ({ reference, token }) => `/event-registration?id=${reference}&token=${token}`);
}

function inStudio(kind: string, path: Way['path']): Way {
  return { ...way(kind, path), inStudio: true };
}
