import { type EventName, eventKinds } from '@eyelet/contracts/events/registry.ts';
import type { Counters } from './counters.ts';
import type { Log } from './log.ts';

type OrderFacts = Readonly<{ orderNumber: string; locale: string; correlationId?: string }>;

/**
 * Log lines and counters of the business. Facts of the registry (`contracts/events`) arrive by `happened`; the other
 * methods are events that no consumer handles.
 */
export type Events = Readonly<{
  /**
   * Logs and counts a stored fact, by the members that the registry names. The worker calls it once for each fact, when
   * it creates the deliveries. A fact that the registry does not know, as of a newer version, has no labels.
   */
  happened: (name: string, payload: object, correlationId: string | null) => void;
  sessionBegan: (facts: { consumerType: string; locale: string }) => void;
  signedIn: (facts: { consumerType: string }) => void;
  signInFailed: (facts: { errorId: string }) => void;
  tokenReused: (facts: { sessionId: string }) => void;
  cartCreated: (facts: { basketId: string; locale: string }) => void;
  cartHandedOver: (facts: { basketId: string; takenBasketId: string; from: string }) => void;
  itemAdded: (facts: { basketId: string; upc: string; quantity: number }) => void;
  favoriteAdded: (facts: { productId: string }) => void;
  itemSaved: (facts: { upc: string; quantity: number }) => void;
  orderChallenged: (facts: OrderFacts) => void;
  orderFailed: (facts: OrderFacts & { reason: string }) => void;
  paymentDeclined: (facts: { basketId: string; errorId: string }) => void;
  /** Money of an order could not be captured or refunded: an operator has to act. */
  captureFailed: (facts: { orderNumber: string; paymentKey: string }) => void;
  /** The same, after its last try: the shop has its claim, and no hold. */
  captureGivenUp: (facts: { orderNumber: string; paymentKey: string }) => void;
  refundRefused: (facts: { refundKey: string }) => void;
  stockShort: (facts: { basketId: string; upcs: readonly string[] }) => void;
  placementRecovered: (facts: { basketId: string; outcome: 'finished' | 'undone' }) => void;
  mailSent: (facts: { kind: string; id: string }) => void;
  mailFailed: (facts: { kind: string; id: string; reason: string }) => void;
  /** A consumer could not handle an event after all attempts: an operator has to act. */
  eventGivenUp: (facts: { consumer: string; name: string; subject: string }) => void;
  catalogueChanged: (facts: { styles: number; milliseconds: number }) => void;
}>;

export function createEvents(log: Log, counters: Counters): Events {
  const event =
    <F extends object>(
      name: string,
      labels: (facts: F) => Readonly<Record<string, string>> = () => ({}),
      level: 'info' | 'error' = 'info',
    ) =>
    (facts: F): void => {
      log[level]({ event: name, ...facts } as object, name);
      counters.add(`eyelet_${name}_total`, labels(facts));
    };
  return {
    happened: (name, payload, correlationId) => {
      const by: readonly string[] = Object.hasOwn(eventKinds, name) ? eventKinds[name as EventName].labels : [];
      const labels = Object.entries(payload).filter(([member]) => by.includes(member));
      event(name.replaceAll(/[.-]/g, '_'), () =>
        Object.fromEntries(labels.map(([label, value]) => [label, String(value)])),
      )(correlationId === null ? payload : { ...payload, correlationId });
    },
    sessionBegan: event('session_began', ({ consumerType, locale }) => ({ type: consumerType, locale })),
    signedIn: event('signed_in', ({ consumerType }) => ({ type: consumerType })),
    signInFailed: event('sign_in_failed', ({ errorId }) => ({ errorId })),
    tokenReused: event('token_reused'),
    cartCreated: event('cart_created', ({ locale }) => ({ locale })),
    cartHandedOver: event('cart_handed_over', ({ from }) => ({ from })),
    itemAdded: event('item_added'),
    favoriteAdded: event('favorite_added'),
    itemSaved: event('item_saved'),
    orderChallenged: event('order_challenged', ({ locale }) => ({ locale })),
    orderFailed: event('order_failed', ({ locale, reason }) => ({ locale, reason })),
    paymentDeclined: event('payment_declined', ({ errorId }) => ({ errorId })),
    captureFailed: event('capture_failed', undefined, 'error'),
    captureGivenUp: event('capture_given_up', undefined, 'error'),
    refundRefused: event('refund_refused', undefined, 'error'),
    stockShort: event('stock_short'),
    placementRecovered: event('placement_recovered', ({ outcome }) => ({ outcome })),
    mailSent: event('mail_sent', ({ kind }) => ({ kind })),
    mailFailed: event('mail_failed', ({ kind }) => ({ kind })),
    eventGivenUp: event('event_given_up', ({ consumer, name }) => ({ consumer, name }), 'error'),
    catalogueChanged: event('catalogue_changed'),
  };
}
