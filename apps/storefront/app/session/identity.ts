import type { AuthData } from '@eyelet/contracts/auth/auth.ts';

/** That the shopper is known, or has become somebody else. */
export type IdentityChange = Readonly<{
  now: AuthData;
  before: AuthData | undefined;
  /** Whether the shopper has signed out himself, here or in another tab. */
  signedOut: boolean;
  /** Whether another tab told it. */
  heard: boolean;
}>;

/** How a change came about. */
export type How = Partial<Pick<IdentityChange, 'signedOut' | 'heard'>>;

/** Who the shopper is, as the last token call said. */
export type Identity = Readonly<{
  /** Resolves once a token is there; the first use obtains it, all others share that call (C4.27). */
  ensure: () => Promise<AuthData>;
  /** Obtains the token again, once for everybody who asks at the same time. */
  renew: (how?: How) => Promise<AuthData>;
  /** Takes in what a sign-in or a sign-out was told. */
  take: (data: AuthData, how?: How) => void;
  /** Undefined until the first token. */
  current: () => AuthData | undefined;
  subscribe: (listen: (change: IdentityChange) => void) => () => void;
}>;

/** Stands for the shopper where the token call was forbidden: the page works on, and the next call tries again (C7.15). */
const nobody: AuthData = {
  consumerNo: '',
  consumerType: 'GUEST',
  memberId: null,
  refreshToken: '',
  basketId: null,
  favorites: { favoriteId: null, favStoreId: null },
  saveForLaterId: null,
  isAssociate: false,
  isEmployeeDiscountTCAccepted: false,
  notices: [],
};

/** Keeps one token call under way at most; a failed one is forgotten, so that the next use tries again. */
export function createIdentity(obtain: () => Promise<AuthData | undefined>): Identity {
  let data: AuthData | undefined;
  let underWay: Promise<AuthData> | undefined;
  const listeners = new Set<(change: IdentityChange) => void>();
  const take: Identity['take'] = (now, { signedOut = false, heard = false } = {}) => {
    const before = data;
    data = now;
    if (before?.consumerNo === now.consumerNo) return;
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
