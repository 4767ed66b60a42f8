import { type OrderMove, type OrderState, orderMove } from './life-cycle.ts';

export const shipmentSteps = ['packed', 'shipped', 'ready', 'delivered'] as const;

/** The steps of a shipment: it is packed, handed to its carrier or put ready in its store, and received. */
export type ShipmentStep = (typeof shipmentSteps)[number];

/** The steps that a shipment has reached: true for each. */
export type ShipmentProgress = Readonly<{
  kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
  packed: boolean;
  /** A parcel with some of it has left, and the rest waits. */
  partlyShipped: boolean;
  shipped: boolean;
  ready: boolean;
  delivered: boolean;
  /** All of it was cancelled, so that nothing of it is sent. */
  cancelled: boolean;
}>;

/** Whether a shipment is collected in a store rather than brought by a carrier. */
export function isCollected({ kind }: Pick<ShipmentProgress, 'kind'>): boolean {
  return kind === 'pickup' || kind === 'sts';
}

const workedOn: ReadonlySet<OrderState> = new Set(['confirmed', 'in fulfilment', 'shipped', 'ready for pickup']);

/**
 * The steps that staff may record of a shipment next. Packing may be left out, as it is done with the step after it. Digital goods
 * are not packed, and nothing moves before an order is paid or after it has ended.
 */
export function nextSteps(state: OrderState, shipment: ShipmentProgress): readonly ShipmentStep[] {
  const { kind, packed, shipped, ready, delivered, cancelled } = shipment;
  if (!workedOn.has(state) || kind === 'digital' || delivered || cancelled) return [];
  if (isCollected(shipment)) return ready ? ['delivered'] : [...(packed ? [] : ['packed' as const]), 'ready'];
  return shipped ? ['delivered'] : [...(packed ? [] : ['packed' as const]), 'shipped'];
}

/** Whether goods leave the hands of the shop with a step, or wait for somebody to take them. */
export function leavesShop(shipment: Pick<ShipmentProgress, 'kind'>, step: ShipmentStep): boolean {
  return step === 'shipped' || step === 'ready' || (step === 'delivered' && isCollected(shipment));
}

/**
 * The state of an order whose shipments are that far: that of the one that is least far, what is digital or cancelled aside. Without
 * any other it stays confirmed.
 */
export function stateOfShipments(shipments: readonly ShipmentProgress[]): OrderState {
  const goods = shipments.filter(({ kind, cancelled }) => kind !== 'digital' && !cancelled);
  if (goods.length === 0) return 'confirmed';
  const isSent = goods.some((one) => !isCollected(one));
  if (goods.every(({ delivered }) => delivered)) return isSent ? 'delivered' : 'picked up';
  if (goods.every(({ shipped, ready }) => shipped || ready)) return isSent ? 'shipped' : 'ready for pickup';
  return goods.some(isBegun) ? 'in fulfilment' : 'confirmed';
}

/** Whether somebody has begun with a shipment. */
export function isBegun({ packed, partlyShipped, shipped, ready, delivered }: ShipmentProgress): boolean {
  return packed || partlyShipped || shipped || ready || delivered;
}

const sentWay = ['confirmed', 'in fulfilment', 'shipped', 'delivered'] as const;
const collectedWay = ['confirmed', 'in fulfilment', 'ready for pickup', 'picked up'] as const;

/** The moves by which an order gets from a state to a later one, each legal by itself; none when it is not later. */
export function movesTo(from: OrderState, to: OrderState): readonly OrderMove[] {
  const way: readonly OrderState[] = (sentWay as readonly OrderState[]).includes(to) ? sentWay : collectedWay;
  const [begin, end] = [way.indexOf(from), way.indexOf(to)];
  if (begin < 0 || end <= begin) return [];
  return way.slice(begin, end).map((state, index) => orderMove(state, (way[begin + index + 1] ?? to) as never));
}
