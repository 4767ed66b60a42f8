import type { Profile } from '@eyelet/contracts/consumer/profile.ts';

/** The shopper in this browser: not known yet, a guest, or a consumer with a profile. */
export type ConsumerState =
  | Readonly<{ status: 'unknown' | 'guest'; profile: undefined }>
  | Readonly<{ status: 'consumer'; profile: Profile }>;

export const unknownConsumer: ConsumerState = { status: 'unknown', profile: undefined };
export const guest: ConsumerState = { status: 'guest', profile: undefined };

export type ConsumerStore = Readonly<{
  get: () => ConsumerState;
  set: (state: ConsumerState) => void;
  subscribe: (listen: () => void) => () => void;
}>;

/** The store of who is signed in, for all parts of the page. */
export function createConsumerStore(): ConsumerStore {
  let state = unknownConsumer;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
