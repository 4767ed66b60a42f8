/** Who keeps gift cards that are not the shop's own: nobody, or Square. */
export type GiftCardSettings =
  | Readonly<{ kind: 'embedded' }>
  | Readonly<{ kind: 'square'; endpoint: string; location: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables that begin with SQUARE_. A problem is returned as a sentence for operators that repeats no token. */
export function readSquare(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: GiftCardSettings; token: string }> | Readonly<{ problem: string }> {
  const { SQUARE_TOKEN: token = '', SQUARE_LOCATION: location = '' } = env;
  if (token === '' || location === '')
    return { problem: 'GIFT_CARDS is "square", which needs SQUARE_TOKEN and SQUARE_LOCATION.' };
  const standard = stage === 'live' ? 'https://connect.squareup.com' : 'https://connect.squareupsandbox.com';
  const endpoint = env.SQUARE_ENDPOINT || standard;
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint))
    return { problem: `SQUARE_ENDPOINT is "${endpoint}". Write scheme and host only, such as ${standard}.` };
  if (stage === 'live' && !endpoint.startsWith('https:'))
    return { problem: `SQUARE_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  return { settings: { kind: 'square', endpoint, location }, token };
}
