export type ShippingRate = Readonly<{
  code: string;
  /** Minor units. */
  price: number;
  /** Free from this item total on, as a SHIPPING-level promotion (C1.38); undefined: never. */
  freeFrom: number | undefined;
  /** Working days until it arrives. */
  days: readonly [number, number];
}>;

export type OfferedMethod = Readonly<{ rate: ShippingRate; price: number; free: boolean }>;

/** The methods a shipment may use with what each costs for this item total, in the order of the table (C1.38, C7.44). */
export function offeredMethods(table: readonly ShippingRate[], itemTotal: number): readonly OfferedMethod[] {
  return table.map((rate) => {
    const free = rate.freeFrom !== undefined && itemTotal >= rate.freeFrom;
    return { rate, price: free ? 0 : rate.price, free: free && rate.price > 0 };
  });
}

/** The chosen method where it is offered, else undefined (SHP404). */
export function offeredMethod(methods: readonly OfferedMethod[], code: string): OfferedMethod | undefined {
  return methods.find((method) => method.rate.code === code);
}
