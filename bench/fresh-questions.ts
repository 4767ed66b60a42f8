import { createRandom, pick } from '@eyelet/demo/scale/random.ts';
import { synthesise } from '@eyelet/demo/scale/synthesise.ts';
import { activities, colours, kinds, languages, materials, places, scales } from '@eyelet/demo/scale/vocabulary.ts';

/** A call that was not made before, as path and locale. */
export type Question = Readonly<{ path: string; locale: string }>;

const localesOf = { en: ['en_US', 'en_GB', 'en_CA'], fr: ['fr_FR', 'fr_CA'], de: ['de_DE'], it: ['it_IT'] } as const;

const sorts = ['recommended', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
const spans = ['0-50', '50-100', '100-150', '150-200', '200-'] as const;
/** Words added around those that matter. */
const fillers = ['best', 'cheap', 'really good', 'for rain', 'something like', 'waterproof', 'warm'] as const;

/**
 * Questions about a synthetic catalogue, chosen at random and never repeated: their answers are not cached. The same
 * seed gives the same questions.
 */
export function createQuestions(styles: number, seed: number) {
  const random = createRandom(seed);
  const asked = new Set<string>();
  const of = <T>(list: readonly T[]): T => pick(list as readonly [T, ...T[]], random);
  const chance = (share: number) => random() < share;

  /** Repeats until a question is new. */
  function fresh(make: () => Question): Question {
    for (;;) {
      const question = make();
      const key = `${question.locale} ${question.path}`;
      if (asked.has(key)) continue;
      asked.add(key);
      return question;
    }
  }

  function words(language: number): string {
    const parts = [
      chance(0.8) ? of(kinds).words[language] : '',
      chance(0.4) ? of(colours).words[language] : '',
      chance(0.3) ? of(materials)[language] : '',
      chance(0.4) ? of(places) : '',
      chance(0.15) ? String(Math.floor(random() * styles)) : '',
      chance(0.15) ? of(fillers) : '',
    ].filter((part) => part !== '');
    const term = parts.sort(() => random() - 0.5).join(' ') || of(places);
    return chance(0.15) ? withSlip(term) : term;
  }

  /** One letter replaced by another. */
  function withSlip(term: string): string {
    const at = Math.floor(random() * term.length);
    return `${term.slice(0, at)}${of([...'aeioustrn'])}${term.slice(at + 1)}`;
  }

  function search(): Question {
    const language = Math.floor(random() * languages.length);
    return {
      locale: of<string>(localesOf[languages[language] ?? 'en']),
      path: `/products/v2/search/productSearch?q=${encodeURIComponent(words(language))}`,
    };
  }

  function suggestion(): Question {
    const language = Math.floor(random() * languages.length);
    const term = words(language);
    // As typed: the last word is incomplete.
    const start = term.lastIndexOf(' ') + 1;
    const typed = term.slice(0, Math.max(2, start + 2 + Math.floor(random() * 4)));
    return {
      locale: of<string>(localesOf[languages[language] ?? 'en']),
      path: `/products/v2/search/autoSuggest?q=${encodeURIComponent(typed)}`,
    };
  }

  function listing(): Question {
    const categoryId = of(['8000', '8100', '8200', ...kinds.map(({ category }) => category)]);
    const parts = [`categoryId=${categoryId}`, `sort=${of(sorts)}`];
    for (const { family } of colours) if (chance(0.1)) parts.push(`colour=${family}`);
    for (const size of [...scales.shoe, ...scales.garment]) if (chance(0.05)) parts.push(`size=${size}`);
    for (const gender of ['women', 'men', 'unisex', 'kids']) if (chance(0.15)) parts.push(`gender=${gender}`);
    for (const activity of activities) if (chance(0.05)) parts.push(`activity=${activity}`);
    for (const span of spans) if (chance(0.1)) parts.push(`price=${span}`);
    if (chance(0.3)) parts.push(`start=${24 * Math.floor(random() * 6)}`);
    return { locale: of(Object.values(localesOf).flat()), path: `/products/v2/catalog?${parts.join('&')}` };
  }

  function product(): Question {
    const { colourways } = synthesise(Math.floor(random() * styles), new Date());
    return {
      locale: of(Object.values(localesOf).flat()),
      path: `/products/v2/products/${of(colourways).productId}/details`,
    };
  }

  return {
    search: () => fresh(search),
    suggestion: () => fresh(suggestion),
    listing: () => fresh(listing),
    product: () => fresh(product),
  };
}
