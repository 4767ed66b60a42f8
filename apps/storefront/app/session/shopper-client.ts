import { token } from '@eyelet/contracts/auth/token.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { previewPrefix } from '@eyelet/domain/preview/prefix.ts';
import { afterHumanCheck } from './after-human-check.ts';
import { channelHeader, type MobileChannel } from './channel.ts';
import { createIdentity, type Identity } from './identity.ts';
import { passForbidden, retryToken } from './retry-token.ts';

export type ShopperClient = ApiClient & Readonly<{ identity: Identity }>;

export type ShopperClientOptions = Readonly<{
  /** Value of x-locale, such as `en_US` (C7.01). */
  locale: string;
  channel: MobileChannel;
  /** What the page previews. */
  preview?: () => Readonly<Record<string, string>> | undefined;
  newId?: () => string;
  fetch?: typeof fetch;
  /** The current basket id. */
  cartId?: () => string | undefined;
  /** Shows the human check; resolves to whether it was passed (C8.03, C8.04). */
  passHumanCheck?: () => Promise<boolean>;
  /** Called when a token call was refused twice as a duplicate (C7.14). */
  onDuplicate?: (error: ApiError) => void;
}>;

/** Calls that send the channel of an order (C6.22, C6.23). */
const channelled: ReadonlySet<string> = new Set([placeOrder.id, finishChallenge.id]);

/** The error id of a call without a valid token. */
const tokenMissing = 'AUT432';

/**
 * The API client of the browser: a guest token is obtained before any other call (C4.27), then every call sends its user
 * (C7.04). An expired token is renewed once and the call repeated; if the session had ended, and the shopper is a
 * new guest with a copy of their cart, it is repeated with that cart.
 */
export function createShopperClient(options: ShopperClientOptions): ShopperClient {
  const { locale, channel } = options;
  const network = {
    origin: '',
    newId: options.newId ?? newId,
    preview: () => {
      const query = options.preview?.();
      return query && { prefix: previewPrefix, query };
    },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  };
  const start = createHttpClient({ ...network, headers: () => ({ 'x-locale': locale }) });
  const identity = createIdentity(async () => {
    try {
      return await passForbidden(() => retryToken(() => start.call(token, { body: { type: 'Guest' } })));
    } catch (error) {
      if (error instanceof ApiError) {
        const { isNamed } = await import('@eyelet/contracts/errors/named-ids.ts');
        if (isNamed(error.id, 'DUPLICATED_TOKEN')) options.onDuplicate?.(error);
      }
      throw error;
    }
  });
  const headers = (): Record<string, string> => {
    const user = identity.current()?.consumerNo;
    return { 'x-locale': locale, ...(user ? { 'x-user-id': user } : {}) };
  };
  const plain = createHttpClient({ ...network, headers });
  const withChannel = createHttpClient({ ...network, headers: () => ({ ...headers(), [channelHeader]: channel }) });
  return {
    identity,
    async call(operation, request) {
      await identity.ensure();
      const sender = channelled.has(operation.id) ? withChannel : plain;
      // A forbidden token call is ignored, whatever its error id (C7.15).
      const pass = operation.id === token.id ? undefined : options.passHumanCheck;
      const send: typeof sender.call = (...call) => afterHumanCheck(() => sender.call(...call), pass);
      const cartId = options.cartId?.();
      try {
        return await send(operation, request);
      } catch (error) {
        if (!(error instanceof ApiError) || error.id !== tokenMissing) throw error;
        const { basketId } = await identity.renew();
        return send(operation, basketId && cartId ? inCart(request, cartId, basketId) : request);
      }
    },
  };
}

/** The same request for another cart; copied lines keep their ids. */
function inCart<T>(request: T, from: string, to: string): T {
  return from === to ? request : (JSON.parse(JSON.stringify(request).replaceAll(from, to)) as T);
}

/** A random id. `randomUUID` is not available without TLS. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');
}
