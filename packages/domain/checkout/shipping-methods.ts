import type { DeliveryMethod, MethodCode } from '../markets/delivery-method.ts';

/** A method with its price for a cart, in minor units; `free` if a promotion made it free (C1.38). */
export type OfferedMethod<Code extends MethodCode = MethodCode> = Readonly<{
  method: DeliveryMethod<Code>;
  price: number;
  free: boolean;
}>;

/**
 * The facts that decide whether a method is free: the value of the items in minor units, and the methods that
 * promotions make free.
 */
export type Worth = Readonly<{ itemTotal: number; freeMethods: ReadonlySet<MethodCode> }>;

/** The methods a shipment of a cart of this worth may use, in the order of the market's table (C1.38, C7.44). */
export function offeredMethods<Code extends MethodCode>(
  table: readonly DeliveryMethod<Code>[],
  { itemTotal, freeMethods }: Worth,
): readonly OfferedMethod<Code>[] {
  return table.map((method) => {
    const free = freeMethods.has(method.code) || (method.freeFrom !== undefined && itemTotal >= method.freeFrom);
    return { method, price: free ? 0 : method.price, free: free && method.price > 0 };
  });
}

/** The method of a code if it is offered, else undefined (SHP404). */
export function offeredMethod<Code extends MethodCode>(
  methods: readonly OfferedMethod<Code>[],
  code: string,
): OfferedMethod<Code> | undefined {
  return methods.find((offered) => offered.method.code === code);
}
