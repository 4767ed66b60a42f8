import type { Tender } from './tender.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly tenders: Tenders;
  }
}

/** All tenders of the shop. */
export type Tenders = Readonly<{
  /** The tender of a payment; throws if the shop has none of that name, as the state of the payment cannot be known then. */
  named: (name: string) => Tender;
  names: readonly string[];
}>;

/** Registers tenders by their names. */
export function createTenders(tenders: readonly Tender[]): Tenders {
  const byName = new Map(tenders.map((tender) => [tender.name, tender]));
  if (byName.size < tenders.length) throw new Error('two tenders have one name');
  return {
    names: [...byName.keys()],
    named(name) {
      const tender = byName.get(name);
      if (!tender) throw new Error(`no tender is called ${name}`);
      return tender;
    },
  };
}
