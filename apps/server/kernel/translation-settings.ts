/** The service that proposes translations to authors: none, or DeepL. */
export type TranslationSettings = Readonly<{ kind: 'none' }> | Readonly<{ kind: 'deepl'; endpoint: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables that begin with DEEPL_. A problem is returned as a sentence for operators that repeats no key. */
export function readDeepl(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: TranslationSettings; key: string }> | Readonly<{ problem: string }> {
  const key = env.DEEPL_API_KEY ?? '';
  if (key === '') return { problem: 'TRANSLATION_SERVICE is "deepl", which needs DEEPL_API_KEY.' };
  // Keys of the free plan end so, and are accepted by its own host alone.
  const standard = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
  const endpoint = env.DEEPL_ENDPOINT || standard;
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint))
    return { problem: `DEEPL_ENDPOINT is "${endpoint}". Write scheme and host only, such as https://api.deepl.com.` };
  if (stage === 'live' && !endpoint.startsWith('https:'))
    return { problem: `DEEPL_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  return { settings: { kind: 'deepl', endpoint }, key };
}
