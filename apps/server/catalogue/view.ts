import type { Market } from '@eyelet/domain/markets/market.ts';
import type { CatalogueLabels } from '@eyelet/messages/catalogue/catalogue-labels.ts';
import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import type { Memory } from './memory/memory.ts';
import { zoneOf } from './memory/zones.ts';

/** The catalogue as one market sees it at one instant. Every answer is built from a view. */
export type View = Readonly<{
  memory: Memory;
  market: Market;
  labels: CatalogueLabels;
  /** Number of the market's price list and zone. */
  list: number;
  zone: number;
  /** Epoch milliseconds. */
  now: number;
}>;

export function viewOf(memory: Memory, market: Market, now: Date): View {
  return {
    memory,
    market,
    labels: catalogueLabels(market.tag),
    list: memory.words.priceList.numberOf(market.priceList),
    zone: zoneOf(memory.places, market),
    now: now.getTime(),
  };
}

/** What decides which texts a reader gets: the language, and a market's own spelling of it, such as `en-GB`. */
export type Wording = Pick<Market, 'tag' | 'language'>;

/** The text in a market's own spelling, else in its language, else in English, else any. */
export function inMarket<T>(texts: Readonly<Record<string, T>>, { tag, language }: Wording): T | undefined {
  return texts[tag] ?? inLanguage(texts, language);
}

/** The text of a language, else English, else any. */
export function inLanguage<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  return texts[language] ?? texts.en ?? Object.values(texts)[0];
}
