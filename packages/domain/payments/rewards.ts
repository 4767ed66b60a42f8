import { isRewardMethod } from './value-methods.ts';

type Instrument = Readonly<{ methodId: string }>;

/** The amount of a total that rewards pay, by which the total that shoppers see is lower; minor units. */
export function rewardsOf(shares: readonly Readonly<{ instrument: Instrument; amount: number }>[]): number {
  return shares.reduce((sum, { instrument, amount }) => (isRewardMethod(instrument.methodId) ? sum + amount : sum), 0);
}

/** A cart without its voucher of points; the same where it has none. */
export function withoutVoucher<T extends Readonly<{ instruments: readonly Instrument[] }>>(cart: T): T {
  const instruments = cart.instruments.filter(({ methodId }) => methodId !== 'LOYALTY_POINTS');
  return instruments.length === cart.instruments.length ? cart : { ...cart, instruments };
}

/** A cart without a voucher that is worth more than its total (minor units), which would be spent in part for nothing (C9.33). */
export function withGoodVoucher<
  T extends Readonly<{ instruments: readonly (Instrument & Readonly<{ amount: number | null }>)[] }>,
>(cart: T, total: number): T {
  const isTooMuch = cart.instruments.some(
    ({ methodId, amount }) => methodId === 'LOYALTY_POINTS' && (amount ?? 0) > total,
  );
  return isTooMuch ? withoutVoucher(cart) : cart;
}
