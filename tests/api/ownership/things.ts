import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';

/** What belongs to the owner, or a set of ids that do not exist at all. */
export type Things = Readonly<{
  basketId: string;
  itemId: string;
  orderNumber: string;
  addressId: string;
  paymentInstrumentId: string;
  sessionId: string;
  passkeyId: string;
  /** Favorites of the guest, and of the consumer. */
  favoriteId: string;
  consumersFavoriteId: string;
  saveForLaterId: string;
  savedItemId: string;
  /** A token of the provider's fields, which has no owner. */
  cardToken: string;
}>;

export type Request = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}>;

/** A request for an operation and, if it concerns a thing with an owner, the answer for others. */
export type Entry = Readonly<{ request: (things: Things) => Request; foreign?: ErrorId }>;

/** Ids of things that do not exist. */
export const unknownThings: Things = {
  basketId: 'none',
  itemId: 'none',
  orderNumber: 'NONE',
  addressId: 'none',
  paymentInstrumentId: 'none',
  sessionId: 'none',
  passkeyId: 'none',
  favoriteId: 'none',
  consumersFavoriteId: 'none',
  saveForLaterId: 'none',
  savedItemId: 'none',
  cardToken: 'none',
};

/** An entry whose request names nothing of anybody. */
export const plain = (request: Request = {}): Entry => ({ request: () => request });

/** The id of nothing, where the ids of things are UUIDs. */
export const itemId = '00000000-0000-4000-8000-000000000000';

export const version = { version: 1 };
