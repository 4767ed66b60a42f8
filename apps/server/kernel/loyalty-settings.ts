/** Who keeps the points of members: the shop itself, or Smile.io. */
export type LoyaltySettings = Readonly<{ kind: 'embedded' }> | Readonly<{ kind: 'smile'; endpoint: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables that begin with SMILE_. A problem is returned as a sentence for operators that repeats no token. */
export function readSmile(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: LoyaltySettings; token: string }> | Readonly<{ problem: string }> {
  const token = env.SMILE_TOKEN ?? '';
  if (token === '') return { problem: 'LOYALTY_PROGRAMME is "smile", which needs SMILE_TOKEN.' };
  const endpoint = env.SMILE_ENDPOINT || 'https://api.smile.io';
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint))
    return { problem: `SMILE_ENDPOINT is "${endpoint}". Write scheme and host only, such as https://api.smile.io.` };
  if (stage === 'live' && !endpoint.startsWith('https:'))
    return { problem: `SMILE_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  return { settings: { kind: 'smile', endpoint }, token };
}
