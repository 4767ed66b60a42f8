/** Value that the shop owes a person or a card. Each may be spent down to zero and never below. */
const owed = [
  'gift card',
  'points',
  'voucher',
  'reward',
  'athlete credit',
  'programme credit',
  'employee allowance',
  'store credit',
] as const;

/** The shop's own side: where value comes from and where it goes. A sum of these may be of either sign. */
const own = ['issued', 'redeemed', 'expired', 'adjusted'] as const;

export type OwedKind = (typeof owed)[number];
export type OwnKind = (typeof own)[number];

/** What is counted: minor units of a currency, or whole points. */
export type Unit = 'USD' | 'CAD' | 'GBP' | 'EUR' | 'points';

/**
 * Where value stands. `holder` is the id of the card, person or programme that it is owed to; of the shop's own accounts
 * it is the kind of value they are the other side of. What a payment has put aside stands on a `held` account until it is
 * captured or released.
 */
export type Account =
  | Readonly<{ kind: OwedKind; part: 'available' | 'held'; holder: string; unit: Unit }>
  | Readonly<{ kind: OwnKind; part: 'own'; holder: OwedKind; unit: Unit }>;

/** One text for one account: equal accounts have equal texts. */
export function accountKey({ kind, part, holder, unit }: Account): string {
  return [kind, part, holder, unit].join('|');
}
