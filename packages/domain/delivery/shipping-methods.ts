import type { DeliveryMethod, MethodCode } from '../markets/delivery-method.ts';

/** A promotion that takes percent or an amount in minor units off the price of a method. */
export type DeliveryReduction = Readonly<{ promotionId: string }> &
  (Readonly<{ percent: number }> | Readonly<{ amount: number }>);

/** A method with its price for a cart, in minor units, and the reason why that is below the price of the table (C1.38). */
export type OfferedMethod<Code extends MethodCode = MethodCode> = Readonly<{
  method: DeliveryMethod<Code>;
  price: number;
  /** The value of the cart, or a promotion; null where nothing is taken off. */
  by: 'value' | DeliveryReduction | null;
}>;

/** What decides the price of a method: the value of the items in minor units, and promotions by method, by rank. */
export type Worth = Readonly<{
  itemTotal: number;
  reductions: ReadonlyMap<MethodCode, readonly DeliveryReduction[]>;
}>;

/** The methods a shipment of a cart of this worth may use, in the order of the market's table (C1.38, C7.44). */
export function offeredMethods<Code extends MethodCode>(
  table: readonly DeliveryMethod<Code>[],
  worth: Worth,
): readonly OfferedMethod<Code>[] {
  return table.map((method) => ({ method, ...pricedBy(method, worth) }));
}

/** The value of the cart makes a method free; else the promotion that takes most off counts, of equal ones the first. */
function pricedBy({ code, price, freeFrom }: DeliveryMethod, { itemTotal, reductions }: Worth) {
  if (price === 0) return { price, by: null };
  if (freeFrom !== undefined && itemTotal >= freeFrom) return { price: 0, by: 'value' as const };
  let best = { price, by: null as DeliveryReduction | null };
  for (const one of reductions.get(code) ?? []) {
    const left = price - takenOff(price, one);
    if (left < best.price) best = { price: left, by: one };
  }
  return best;
}

function takenOff(price: number, reduction: DeliveryReduction): number {
  return 'percent' in reduction ? Math.round((price * reduction.percent) / 100) : Math.min(price, reduction.amount);
}

/** The method of a code if it is offered, else undefined (SHP404). */
export function offeredMethod<Code extends MethodCode>(
  methods: readonly OfferedMethod<Code>[],
  code: string,
): OfferedMethod<Code> | undefined {
  return methods.find((offered) => offered.method.code === code);
}
