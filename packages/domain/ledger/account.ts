/** Value that the shop owes a person or a card. Each balance may be spent down to zero and never below. */
const owed = ['gift card', 'points', 'voucher', 'reward', 'athlete credit', 'store credit'] as const;

/** The shop's own side: where value comes from and where it goes. Their sums may have either sign. */
const own = ['issued', 'redeemed', 'expired', 'adjusted'] as const;

export type OwedKind = (typeof owed)[number];
export type OwnKind = (typeof own)[number];

/** The unit of an account: minor units of a currency, or whole points. */
export type Unit = 'USD' | 'CAD' | 'GBP' | 'EUR' | 'points';

/**
 * An account of the ledger. `holder` is the id of the card, person or programme that it is owed to; for the shop's own
 * accounts it is the kind of value on the other side. Value reserved by a payment is on a `held` account until it is
 * captured or released.
 */
export type Account =
  | Readonly<{ kind: OwedKind; part: 'available' | 'held'; holder: string; unit: Unit }>
  | Readonly<{ kind: OwnKind; part: 'own'; holder: OwedKind; unit: Unit }>;

/** A unique text for an account: equal accounts have equal texts. */
export function accountKey({ kind, part, holder, unit }: Account): string {
  return [kind, part, holder, unit].join('|');
}
