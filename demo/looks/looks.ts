/** A look of staff at the shop as somebody of the demo accounts sees it. */
export type DemoLook = Readonly<{
  email: string;
  minutesAgo: number;
  /** In the language of the account, as its owner reads it. */
  reason: string;
  /** What has become of it; a wish of today waits for its answer. */
  became: 'asked' | 'declined' | 'ended';
}>;

const day = 24 * 60;

/** The wishes of staff, the oldest first. The one that waits holds others up, so it is at an account that shows little else. */
export const looks: readonly DemoLook[] = [
  {
    email: 'registered@skerry.example',
    minutesAgo: 12 * day,
    became: 'ended',
    reason: 'You wrote that the second address is missing at the checkout.',
  },
  {
    email: 'new.employee@skerry.example',
    minutesAgo: 5 * day,
    became: 'declined',
    reason: 'Sie haben geschrieben, dass die Mitarbeiterpreise nicht zu sehen sind.',
  },
  {
    email: 'ipa@skerry.example',
    minutesAgo: 25,
    became: 'asked',
    reason: 'You wrote that your cart looks empty although you have added a jacket.',
  },
];
