import type { ShippingOption } from '@eyelet/contracts/cart/item.ts';
import type { CartDocument, DeliveryChoice } from '@eyelet/domain/cart/document.ts';
import type { StoreFacts } from '@eyelet/domain/delivery/facts.ts';
import { homeMethodsFor } from '@eyelet/domain/delivery/home-methods.ts';
import type { Shipment } from '@eyelet/domain/delivery/shipment.ts';
import { offeredMethods } from '@eyelet/domain/delivery/shipping-methods.ts';
import { worthOf } from '@eyelet/domain/delivery/shipping-price.ts';
import { switchLine } from '@eyelet/domain/delivery/switch-line.ts';
import { shipmentIdOf, wayOf } from '@eyelet/domain/delivery/way.ts';
import type { Context } from '../kernel/context.ts';
import { storeOf, tillStore } from '../pricing/places.ts';
import type { PricedCart, PricedLine } from '../pricing/price.ts';
import { methodView, takenView } from './view-methods.ts';

/** What the options of a row are computed from; `storeId` is the store that the call asks about. */
export type OptionFacts = Readonly<{ document: CartDocument; priced: PricedCart; storeId: string | undefined }>;

/** The fulfilments of a row (C3.16): home, and via the store asked for or chosen. */
export function shippingOptions(context: Context, row: PricedLine, facts: OptionFacts): readonly ShippingOption[] {
  const { priced } = facts;
  const way = wayOf(row.line, priced.facts);
  if (!way) return [];
  const own = priced.delivery.shipments.find(({ id }) => id === shipmentIdOf(way));
  // Gifts follow the goods.
  const isFixed = way.kind === 'customs' || way.kind === 'digital' || row.line.bonus !== null;
  if (isFixed) return optionsOf(context, own, true, isThere(row, priced));
  const isHome = way.kind === 'home';
  const offered = isHome ? (own?.methods ?? []) : homeOffers(context, facts);
  const home = { methods: offered, method: isHome ? own?.method : undefined };
  const available = isHome ? isThere(row, priced) : canSwitch(row, { fulfilment: 'home', storeId: null }, facts);
  return [...optionsOf(context, home, isHome, available), ...storeOptions(context, row, facts)];
}

function optionsOf(
  context: Context,
  shipment: Pick<Shipment, 'methods' | 'method'> | undefined,
  isOwn: boolean,
  available: boolean,
): readonly ShippingOption[] {
  return (shipment?.methods ?? []).map((offered) => ({
    selected: isOwn && offered.method.code === shipment?.method?.method.code,
    available,
    shippingMethod: methodView(context, offered),
    storeInfo: null,
  }));
}

function homeOffers({ market }: Context, { document, priced: { facts } }: OptionFacts) {
  return homeMethodsFor(document, [], facts, market, worthOf(facts)).offered;
}

function storeOptions(context: Context, row: PricedLine, facts: OptionFacts): readonly ShippingOption[] {
  const { document, priced, storeId } = facts;
  const named = storeId ?? row.line.storeId ?? document.favStoreId;
  const ids = new Set([...tillStore(context), ...(named === null ? [] : [named])]);
  return [...ids].flatMap((id) => {
    const store = priced.facts.stores.get(id);
    if (!store) return [];
    const ways = [
      ...(store.offersPickup || store.isTill ? (['pickup'] as const) : []),
      ...(store.acceptsShipToStore ? (['sts'] as const) : []),
    ];
    return ways.flatMap((fulfilment) => storeOption(context, row, fulfilment, store, facts));
  });
}

function storeOption(
  context: Context,
  row: PricedLine,
  fulfilment: 'pickup' | 'sts',
  { id, isTill }: StoreFacts,
  facts: OptionFacts,
): readonly ShippingOption[] {
  const { line } = row;
  const { priced } = facts;
  const selected = line.fulfilment === fulfilment && line.storeId === id;
  const [offered] = offeredMethods([context.market.delivery[fulfilment]], worthOf(priced.facts));
  if (!offered) return [];
  return [
    {
      selected,
      available: selected ? isThere(row, priced) : canSwitch(row, { fulfilment, storeId: id }, facts),
      shippingMethod: isTill && fulfilment === 'pickup' ? takenView(context, offered) : methodView(context, offered),
      storeInfo: {
        id,
        name: storeOf(context, id)?.name ?? '',
        storeInventory: Math.max(0, priced.facts.stock.get(line.upc)?.get(id) ?? 0),
      },
    },
  ];
}

function isThere({ line }: PricedLine, { delivery }: PricedCart): boolean {
  return !delivery.shortages.some(({ lineId }) => lineId === line.id);
}

function canSwitch({ line }: PricedLine, choice: DeliveryChoice, { document, priced }: OptionFacts): boolean {
  return switchLine(document, line.id, choice, priced.facts).kind === 'changed';
}
