import type { Destination } from '../tax/tax.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { type HomeMethods, isExcluded } from './home-methods.ts';
import { promisedDays } from './promise.ts';
import type { Shipment } from './shipment.ts';
import { offeredMethod, offeredMethods } from './shipping-methods.ts';
import { worthOf } from './shipping-price.ts';
import type { DeliveryTerms } from './terms.ts';
import { shipmentIdOf, type Way, wayOf } from './way.ts';
import { arrivalWindows, daysOfWindows, pickupWindows } from './windows.ts';

/** The possible methods of the shipment home and the chosen one. */
export type HomeChoice = Readonly<{ methods: HomeMethods; code: string }>;

type Group = Readonly<{ way: Way; lineIds: string[] }>;
type Handing = Pick<Shipment, 'kind' | 'methods' | 'method' | 'destination' | 'promised' | 'windows'>;
type Circumstances = Readonly<{
  cart: DeliverableCart;
  facts: DeliveryFacts;
  terms: DeliveryTerms;
  home: HomeChoice;
  now: Date;
}>;

const order: readonly Way['kind'][] = ['home', 'customs', 'digital', 'pickup', 'sts'];

/** The lines of a cart by shipment. Lines that are short of stock are included in their shipment. */
export function shipmentsOf(circumstances: Circumstances): readonly Shipment[] {
  const { cart, facts } = circumstances;
  const groups = new Map<string, Group>();
  for (const line of cart.lines) {
    const way = wayOf(line, facts);
    if (!way) continue;
    const id = shipmentIdOf(way);
    const group = groups.get(id) ?? { way, lineIds: [] };
    group.lineIds.push(line.id);
    groups.set(id, group);
  }
  return [...groups]
    .sort(([, one], [, other]) => order.indexOf(one.way.kind) - order.indexOf(other.way.kind))
    .map(([id, { way, lineIds }]) => {
      const handing = handings[way.kind](circumstances, way);
      const takenAtOnce = way.kind === 'pickup' && isTill(facts, way);
      return { id, storeId: way.storeId, takenAtOnce, lineIds, price: handing.method?.price ?? 0, ...handing };
    });
}

const handings: Readonly<Record<Way['kind'], (circumstances: Circumstances, way: Way) => Handing>> = {
  home: ({ cart, terms, home, now }) => {
    const method = home.methods.reasonAgainst(home.code) ? undefined : offeredMethod(home.methods.offered, home.code);
    const point = method?.method.code === 'pudo' ? cart.collectionPoint : null;
    const destination = destinationOf(point ?? cart.shippingAddress);
    const country = destination?.country ?? terms.country;
    return {
      kind: point ? 'pudo' : 'home',
      methods: home.methods.offered,
      method,
      destination,
      promised: method ? promisedDays(now, method.method, terms.delivery.warehouse, country) : null,
      windows: [],
    };
  },
  customs: ({ cart, facts, terms, now }) => {
    const { customs, warehouse } = terms.delivery;
    const destination = destinationOf(cart.shippingAddress);
    const table = isExcluded(cart, 'customs', terms) ? [] : [customs];
    const methods = offeredMethods(table, worthOf(facts));
    const promised = methods[0] ? promisedDays(now, customs, warehouse, destination?.country ?? terms.country) : null;
    return { kind: 'customs', methods, method: methods[0], destination, promised, windows: [] };
  },
  digital: ({ cart, facts, terms }) => {
    const methods = offeredMethods([terms.delivery.digital], worthOf(facts));
    const destination = destinationOf(cart.shippingAddress);
    return { kind: 'digital', methods, method: methods[0], destination, promised: null, windows: [] };
  },
  pickup: ({ facts, terms, now }, { storeId }) => {
    const { pickup } = terms.delivery;
    const store = facts.stores.get(storeId ?? '');
    const methods = offeredMethods([pickup], worthOf(facts));
    // What is taken at once is not waited for.
    const windows = store && !store.isTill ? pickupWindows(store, pickup.preparationMinutes, now) : [];
    const promised = store && !store.isTill ? daysOfWindows(windows, store.timeZone) : null;
    return { kind: 'pickup', methods, method: methods[0], destination: store?.destination, promised, windows };
  },
  sts: ({ facts, terms, now }, { storeId }) => {
    const { sts, warehouse } = terms.delivery;
    const store = facts.stores.get(storeId ?? '');
    const methods = offeredMethods([sts], worthOf(facts));
    const promised = promisedDays(now, sts, warehouse, store?.destination.country ?? terms.country);
    const windows = store ? arrivalWindows(store, promised, sts.days) : [];
    return { kind: 'sts', methods, method: methods[0], destination: store?.destination, promised, windows };
  },
};

function isTill({ stores }: DeliveryFacts, { storeId }: Way): boolean {
  return stores.get(storeId ?? '')?.isTill ?? false;
}

function destinationOf(place: Destination | null): Destination | undefined {
  return place ? { country: place.country, province: place.province } : undefined;
}
