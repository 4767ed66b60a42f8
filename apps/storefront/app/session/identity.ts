import type { AuthData } from '@eyelet/contracts/auth/auth.ts';

/** Who the shopper is, as the last token call said. */
export type Identity = Readonly<{
  /** Resolves once a token is there; the first use obtains it, all others share that call (C4.27). */
  ensure: () => Promise<AuthData>;
  /** Obtains the token again, once for everybody who asks at the same time. */
  renew: () => Promise<AuthData>;
  /** Takes over what another token call answered, as that of a sign-in. */
  take: (answer: AuthData) => void;
  /** Undefined until the first token. */
  current: () => AuthData | undefined;
}>;

/** Keeps one token call under way at most; a failed one is forgotten, so that the next use tries again. */
export function createIdentity(obtain: () => Promise<AuthData>): Identity {
  let data: AuthData | undefined;
  let underWay: Promise<AuthData> | undefined;
  const renew = () => {
    underWay ??= obtain()
      .then((answer) => {
        data = answer;
        return answer;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  return {
    ensure: () => (data ? Promise.resolve(data) : renew()),
    renew,
    take: (answer) => {
      data = answer;
    },
    current: () => data,
  };
}
