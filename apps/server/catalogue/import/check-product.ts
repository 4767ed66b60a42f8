import type { ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import { isCountry } from '@eyelet/domain/countries/country-list.ts';
import { asReductionReason, reductionReasons } from '@eyelet/domain/prices/reduction-reason.ts';

export type ImportGround = Readonly<{
  languages: readonly string[];
  priceLists: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  /** Size codes by scale. */
  scales: ReadonlyMap<string, ReadonlySet<string>>;
}>;

/** The problems of a product, as sentences for its author; empty when it can be imported. */
export function problemsOf(product: ProductRecord, ground: ImportGround): string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(sentence);
  };
  const { masterId, colourways } = product;
  claim(/^[A-Z]{2}[A-Z0-9]{6}$/.test(masterId), `"${masterId}" is no style id: two letters and six capitals or digits`);
  claim(colourways.length > 0, 'has no colourway');
  claim(product.categories.length > 0, 'is in no category');
  claim(!Number.isNaN(Date.parse(product.launchedAt)), `launch date "${product.launchedAt}" is no date`);
  claim(
    product.customsUrl === undefined || /^https:\/\//.test(product.customsUrl),
    'has a configurator without an https URL',
  );
  claim(
    Object.values(product.cost ?? {}).every((cost) => Number.isInteger(cost) && cost >= 0),
    'has a cost that is not whole minor units',
  );
  problems.push(...borderProblems(product.border));
  claim(product.maxQty >= 1, 'has a maximum quantity below 1');
  for (const id of product.categories) claim(ground.categories.has(id), `category ${id} does not exist`);
  for (const language of ground.languages) claim(product.texts[language] !== undefined, `has no text in "${language}"`);
  for (const [language, { slug, name }] of Object.entries(product.texts)) {
    claim(
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      `slug "${slug}" (${language}) is not small letters, digits and hyphens`,
    );
    claim(name.trim() !== '', `has no name in "${language}"`);
  }
  const sizes = ground.scales.get(product.sizeScale);
  claim(sizes !== undefined, `size scale "${product.sizeScale}" does not exist`);
  for (const colourway of colourways) problems.push(...colourwayProblems(colourway, masterId, sizes, ground));
  const upcs = colourways.flatMap(({ skus }) => skus.map(({ upc }) => upc));
  claim(new Set(upcs).size === upcs.length, 'uses a upc twice');
  return problems;
}

/** What authorities at a border would not take. */
function borderProblems(border: unknown): string[] {
  if (border === undefined || border === null) return [];
  if (typeof border !== 'object') return ['has facts for borders that are no object'];
  const { code, origin, grams }: { code?: unknown; origin?: unknown; grams?: unknown } = border;
  return [
    ...(typeof code === 'string' && /^\d{6}(\d{2}){0,2}$/.test(code)
      ? []
      : [`has the code "${code}" for borders, which is not 6, 8 or 10 digits`]),
    ...(typeof origin === 'string' && isCountry(origin) ? [] : [`was made in "${origin}", which is no country`]),
    ...(typeof grams === 'number' && Number.isInteger(grams) && grams > 0
      ? []
      : ['has a weight that is not whole grams']),
  ];
}

function colourwayProblems(
  colourway: ProductRecord['colourways'][number],
  masterId: string,
  sizes: ReadonlySet<string> | undefined,
  { priceLists }: ImportGround,
): string[] {
  const problems: string[] = [];
  const { productId, skus, prices } = colourway;
  const claim = (holds: boolean, sentence: string) => {
    if (!holds) problems.push(`${productId} ${sentence}`);
  };
  claim(
    /^[A-Z0-9]{11}$/.test(productId) && productId.startsWith(masterId),
    'is not the style id and three more characters',
  );
  claim(skus.length > 0 && skus.length <= 400, 'has no sizes, or more than 400');
  claim(prices.length > 0, 'has no price');
  claim(/^#[0-9a-f]{6}$/i.test(colourway.swatch), `swatch "${colourway.swatch}" is no hex colour`);
  for (const { upc, size } of skus) {
    claim(/^\d{13}$/.test(upc), `upc "${upc}" is not 13 digits`);
    claim(sizes?.has(size) ?? true, `size "${size}" is not in its scale`);
  }
  for (const { priceList, amount, original, from, until, reason } of prices) {
    claim(priceLists.has(priceList), `price list "${priceList}" does not exist`);
    claim(Number.isInteger(amount) && amount >= 0, `price ${amount} is not whole minor units`);
    claim(Number.isInteger(original) && original >= amount, `original price ${original} is below the price`);
    claim(
      reason === undefined || asReductionReason(reason) !== undefined,
      `reason "${reason}" is none of ${reductionReasons.join(', ')}`,
    );
    claim(until === null || Date.parse(until) > Date.parse(from), 'has a price that ends before it begins');
  }
  return problems;
}
