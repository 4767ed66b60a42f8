import type { ReturnReason } from '@eyelet/contracts/returns/return.ts';

/** What somebody of the demo accounts sends back. */
export type DemoReturn = Readonly<{
  email: string;
  /** Days ago on which the order was placed, by which it is found. */
  orderedDaysAgo: number;
  daysAgo: number;
  reason: ReturnReason;
  asCredit?: boolean;
  /** Where its parcel is: still at home, on its way, or in the warehouse, where somebody has to look at it. */
  parcel: 'home' | 'travels' | 'received';
}>;

/** A return in each state that somebody has to do something about. */
export const returns: readonly DemoReturn[] = [
  {
    email: 'gold@skerry.example',
    orderedDaysAgo: 20,
    daysAgo: 6,
    reason: 'too-small',
    parcel: 'received',
  },
  {
    email: 'new.member@skerry.example',
    orderedDaysAgo: 24,
    daysAgo: 3,
    reason: 'not-as-shown',
    asCredit: true,
    parcel: 'travels',
  },
  {
    email: 'registered@skerry.example',
    orderedDaysAgo: 9,
    daysAgo: 1,
    reason: 'changed-mind',
    parcel: 'home',
  },
];
