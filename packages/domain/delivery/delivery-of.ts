import type { CartLine } from '../cart/document.ts';
import { allocateShipments } from './allocate.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { chooseHomeMethod, homeMethodsFor } from './home-methods.ts';
import { parcellingsOf, type SentShipment, stockToSend } from './parcellings.ts';
import { holdLines, shortagesOf } from './settle-lines.ts';
import { goesHome, type Shipment, type Shortage, type Source } from './shipment.ts';
import { shipmentsOf } from './shipments.ts';
import { worthOf } from './shipping-price.ts';
import type { DeliveryTerms } from './terms.ts';

/** The delivery of a cart with its current choices. */
export type Delivery = Readonly<{
  /** In the order home, customs, digital, pickups, deliveries to stores; those without lines are absent. */
  shipments: readonly Shipment[];
  /** By line id: the places that supply its units. Digital, short and unsold lines are absent. */
  sources: ReadonlyMap<string, readonly Source[]>;
  /** Lines whose chosen fulfilment is short of stock, in line order. */
  shortages: readonly Shortage[];
}>;

/**
 * Computes the delivery of a cart without changing choices: for answers that store nothing. A line short of stock in
 * its chosen fulfilment is a shortage here even if `settle` would find another.
 */
export function deliveryOf(cart: DeliverableCart, facts: DeliveryFacts, terms: DeliveryTerms, now: Date): Delivery {
  const { pending, pools } = holdLines(cart, facts);
  const short = new Set(pending.map(({ line }) => line.id));
  const home = linesOf('home', cart, facts, short);
  const methods = homeMethodsFor(cart, home, facts, terms, worthOf(facts));
  const { code } = chooseHomeMethod(cart, methods, terms);
  const shipments = shipmentsOf({ cart, facts, terms, home: { methods, code }, now });
  return { shipments, sources: sourcesOf(cart, shipments, facts, short), shortages: shortagesOf(pending, pools) };
}

/** Stocked lines of a choice that are in stock. */
export function linesOf(
  fulfilment: CartLine['fulfilment'],
  cart: DeliverableCart,
  facts: DeliveryFacts,
  short: ReadonlySet<string>,
): readonly CartLine[] {
  return cart.lines.filter(
    (line) => line.fulfilment === fulfilment && !short.has(line.id) && facts.lines.get(line.id)?.nature === 'stocked',
  );
}

function sourcesOf(
  cart: DeliverableCart,
  shipments: readonly Shipment[],
  facts: DeliveryFacts,
  short: ReadonlySet<string>,
): ReadonlyMap<string, readonly Source[]> {
  const byId = new Map(cart.lines.map((line) => [line.id, line]));
  const collected = new Map<string, readonly Source[]>();
  const sent: SentShipment[] = [];
  for (const { kind, storeId, method, lineIds } of shipments) {
    const lines = lineIds.flatMap((id) => (short.has(id) ? [] : (byId.get(id) ?? [])));
    if (kind === 'pickup') {
      for (const { id, quantity } of lines) collected.set(id, [{ placeId: storeId ?? '', quantity }]);
    } else if (kind !== 'digital') sent.push({ lines, isHome: goesHome(kind), method: method?.method.code });
  }
  return new Map([...collected, ...allocateShipments(parcellingsOf(sent, facts), stockToSend(cart, collected, facts))]);
}
