import type { Language } from '@eyelet/domain/markets/market.ts';
import { type Direction, TranslationFault, type TranslationService } from './service.ts';

/** Milliseconds until a request is given up. */
const patienceMs = 30_000;

/** The most that one request may hold: the interface takes 50 texts and 128 KiB. */
const most = { texts: 50, characters: 30_000 } as const;

export type DeeplOptions = Readonly<{
  /** Scheme and host. */
  endpoint: string;
  apiKey: string;
  patience?: number;
}>;

/** A target must name its kind of English. */
const targets: Readonly<Record<Language, string>> = { en: 'EN-US', fr: 'FR', de: 'DE', it: 'IT' };

/** DeepL, or a service with its interface (`POST /v2/translate`). */
export function createDeepl({ endpoint, apiKey, patience = patienceMs }: DeeplOptions): TranslationService {
  async function request(texts: readonly string[], { from, to }: Direction): Promise<readonly string[]> {
    const response = await fetch(`${endpoint}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        text: texts,
        source_lang: from.toUpperCase(),
        target_lang: targets[to],
        tag_handling: 'html',
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new TranslationFault('unreachable', { cause: error });
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TranslationFault(problemOf(response.status));
    }
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw new TranslationFault('answer', { cause: error });
    });
    const { translations } = (answer ?? {}) as Readonly<{ translations?: readonly Readonly<{ text?: unknown }>[] }>;
    const found = Array.isArray(translations) ? translations.map((one) => one?.text) : [];
    if (found.length !== texts.length || !found.every((text) => typeof text === 'string'))
      throw new TranslationFault('answer');
    return found as string[];
  }

  return {
    name: 'DeepL',
    async translate(texts, direction) {
      const found: string[] = [];
      // One after the other, as the service limits requests at the same time.
      for (const part of partsOf(texts)) found.push(...(await request(part, direction)));
      return found;
    },
  };
}

function problemOf(status: number): TranslationFault['problem'] {
  if (status === 401 || status === 403) return 'key';
  if (status === 456) return 'limit';
  return status === 429 || status >= 500 ? 'busy' : 'answer';
}

/** The texts in parts that one request may hold; a long text has one of its own. */
function partsOf(texts: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = parts.at(-1);
    if (last && last.length < most.texts && characters + text.length <= most.characters) {
      last.push(text);
      characters += text.length;
    } else {
      parts.push([text]);
      characters = text.length;
    }
  }
  return parts;
}
