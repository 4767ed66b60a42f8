import type { AuthData } from '@eyelet/contracts/auth/auth.ts';

/** A change of the shopper's identity: first known, signed in, signed out, or a store session that opens or ends. */
export type IdentityChange = Readonly<{
  now: AuthData;
  before: AuthData | undefined;
  /** Whether the shopper has signed out, here or in another tab, as opposed to a session that ended. */
  signedOut: boolean;
  /** Whether it was announced by another tab. */
  heard: boolean;
}>;

/** The cause of a change. */
export type How = Partial<Pick<IdentityChange, 'signedOut' | 'heard'>>;

/** The shopper's identity, as of the last token call. */
export type Identity = Readonly<{
  /** Resolves when there is a token; the first use obtains it, all others share that call (C4.27). */
  ensure: () => Promise<AuthData>;
  /** Obtains the token again; simultaneous callers share one call. */
  renew: (how?: How) => Promise<AuthData>;
  /** Stores the answer of a sign-in or sign-out. */
  take: (data: AuthData, how?: How) => void;
  /** Undefined until the first token. */
  current: () => AuthData | undefined;
  subscribe: (listen: (change: IdentityChange) => void) => () => void;
}>;

/** The identity when the token call was forbidden: the page keeps working, and the next call tries again (C7.15). */
const nobody: AuthData = {
  consumerNo: '',
  consumerType: 'GUEST',
  memberId: null,
  refreshToken: '',
  basketId: null,
  favorites: { favoriteId: null, favStoreId: null },
  saveForLaterId: null,
  isAssociate: false,
  storeSession: null,
  isEmployeeDiscountTCAccepted: false,
  notices: [],
};

/** Makes at most one token call at a time; after a failed one the next use tries again. */
export function createIdentity(obtain: () => Promise<AuthData | undefined>): Identity {
  let data: AuthData | undefined;
  let underWay: Promise<AuthData> | undefined;
  const listeners = new Set<(change: IdentityChange) => void>();
  const take: Identity['take'] = (now, { signedOut = false, heard = false } = {}) => {
    const before = data;
    data = now;
    if (isSame(before, now)) return;
    for (const listen of listeners) listen({ now, before, signedOut, heard });
  };
  const renew = (how: How = {}) => {
    underWay ??= obtain()
      .then((answer) => {
        if (answer) take(answer, how);
        return answer ?? nobody;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  return {
    ensure: () => (data ? Promise.resolve(data) : renew()),
    renew,
    take,
    current: () => data,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** Whether nothing has changed of who the shopper is and for which store they sell. */
function isSame(before: AuthData | undefined, now: AuthData): boolean {
  return before?.consumerNo === now.consumerNo && before.storeSession?.storeId === now.storeSession?.storeId;
}
