import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import { expect, test } from 'vitest';
import { pages } from '../content/pages.ts';
import { groundOf } from '../load/ground.ts';
import { places } from '../places/places.ts';
import { promotions } from '../promotions/promotions.ts';
import { categories } from './categories.ts';
import { productOf } from './product.ts';
import { sizeScales } from './sizes.ts';
import { onHand } from './stock.ts';
import { garmentSilhouettes, languages, type Texts, textIn } from './style.ts';
import { styles } from './styles.ts';
import { upcOf } from './upc.ts';

const colourways = styles.flatMap((style) => style.colourways.map((colourway) => ({ style, colourway })));
const sizesOf = (scale: string) => sizeScales[scale as keyof typeof sizeScales];

test('the catalogue has enough styles and colourways to fill a shop', () => {
  const skus = styles.reduce((sum, style) => sum + style.colourways.length * sizesOf(style.sizeScale).length, 0);
  expect(styles.length).toBeGreaterThanOrEqual(90);
  expect(colourways.length).toBeGreaterThanOrEqual(240);
  expect(skus).toBeGreaterThanOrEqual(3000);
});

test('the catalogue has footwear, apparel and every silhouette [C1.01]', () => {
  const silhouettes = new Set(styles.map((style) => style.silhouette));
  expect(silhouettes.size).toBe(20);
  for (const one of ['deck-shoe', 'shell-jacket'] as const) expect(silhouettes).toContain(one);
  expect(new Set(styles.map((style) => style.gender))).toEqual(new Set(['women', 'men', 'kids', 'unisex']));
});

test('every id fits the path rule, the product rule and the style rule [C9.14]', () => {
  for (const { style, colourway } of colourways) {
    expect(style.id).toMatch(/^[A-Z]{2}[A-Z0-9]{6}$/);
    expect(style.id + colourway.code).toMatch(/^[A-Z]{2}[A-Z0-9]{6}[A-Z0-9]{3}$/);
  }
  expect(new Set(colourways.map(({ style, colourway }) => style.id + colourway.code)).size).toBe(colourways.length);
});

test.each([
  'digital-guide',
  'customised',
  'presale',
  'coming-soon',
  'low-stock',
  'out-of-stock',
  'product-set',
  'gift-with-purchase',
  'store-only',
])('the catalogue has a product of the kind %s', (kind) => {
  expect(styles.some((style) => style.special === kind)).toBe(true);
});

test('every text exists in four languages, and no two styles have the same description', () => {
  const whole = (texts: Texts) =>
    expect(languages.filter((language) => texts[language].trim().length > 1)).toEqual(languages);
  for (const style of styles) {
    for (const texts of [style.name, style.kindOfProduct, style.description, style.material, style.care, style.fit])
      whole(texts);
    for (const points of Object.values(style.points)) expect(points.length).toBeGreaterThanOrEqual(3);
  }
  for (const category of categories) for (const texts of [category.name, category.slug, category.intro]) whole(texts);
  for (const language of ['en', 'fr', 'de', 'it'] as const) {
    expect(new Set(styles.map((style) => style.description[language])).size).toBe(styles.length);
  }
});

test.each(['en', 'fr', 'de', 'it'] as const)('no sentence appears in two styles in %s', (language) => {
  const sentences = styles.flatMap((style) => style.description[language].split(/(?<=\.) /));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('no two styles share a name, and no two categories a title or description', () => {
  const ground = groundOf().categories;
  for (const language of ['en', 'fr', 'de', 'it'] as const) {
    expect(new Set(styles.map((style) => style.name[language])).size).toBe(styles.length);
    expect(new Set(ground.map(({ texts }) => texts[language]?.seoTitle)).size).toBe(ground.length);
    expect(new Set(ground.map(({ texts }) => texts[language]?.seoDescription)).size).toBe(ground.length);
  }
});

test('a set costs as much as its members', () => {
  for (const set of styles.filter((style) => style.members)) {
    const pieces = styles.filter((style) => set.members?.includes(style.id));
    expect(pieces).toHaveLength(set.members?.length ?? 0);
    expect(set.prices.USD).toBe(pieces.reduce((sum, piece) => sum + piece.prices.USD, 0));
  }
});

test('care texts of shoes, bags and caps forbid washing, tumble drying and ironing', () => {
  const machine = /degrees|wash|tumble|iron|degrés|laver|sèche-linge|Grad|wasch|bügel|gradi|lavar|asciugatrice|stirar/i;
  const worn = new Set<string>([...garmentSilhouettes, 'socks']);
  for (const style of styles.filter(({ silhouette }) => !worn.has(silhouette))) {
    for (const text of Object.values(style.care)) expect(text, style.id).not.toMatch(machine);
  }
});

/** Words that are used, or spelled so, on one side of the Atlantic only. */
const british =
  /\b(?:colours?|grey|moulds?|\w*metres?|litres?|fibres?|favourites?|harbours?|trousers|trainers?|jumpers?|pavements?|braces|plimsolls?|wellies|anoraks?|rucksacks?|waistcoats?|\w+ised)\b/i;
const american =
  /\b(?:colors?|gray|molds?|\w*meters?|liters?|fibers?|favorites?|harbors?|pants|sneakers?|sweaters?|sidewalks?|suspenders|\w+ized)\b/i;

test.each([
  ['en', british],
  ['en-GB', american],
] as const)('goods and categories in %s have no word of the other side of the Atlantic', (wording, foreign) => {
  const sold = styles.map((style) => productOf(style, new Set()).texts);
  const shelves = groundOf().categories.map(({ texts }) => texts);
  for (const texts of [...sold, ...shelves]) {
    const said = texts[wording] ?? texts.en;
    const colours = styles.flatMap(({ colourways }) => colourways.map(({ name }) => textIn(name, wording)));
    for (const text of [...Object.values(said ?? {}).flat(), ...colours]) expect(text, said?.slug).not.toMatch(foreign);
  }
});

test('goods with another name in Britain have it there', () => {
  const kinds = new Set(styles.map(({ kindOfProduct }) => `${kindOfProduct.en}: ${textIn(kindOfProduct, 'en-GB')}`));
  expect([...kinds]).toEqual(expect.arrayContaining(['Court sneaker: Court trainer', 'Pants: Trousers']));
  const shelves = groundOf().categories.filter(({ texts }) => texts['en-GB']);
  expect(shelves.map(({ texts }) => [texts.en?.name, texts['en-GB']?.name, texts['en-GB']?.slug])).toEqual([
    ['Sneakers', 'Trainers', 'women-trainers'],
    ['Pants and shorts', 'Trousers and shorts', 'women-trousers-and-shorts'],
    ['Sneakers', 'Trainers', 'men-trainers'],
    ['Pants and shorts', 'Trousers and shorts', 'men-trousers-and-shorts'],
  ]);
});

test('French texts have a non-breaking space before high punctuation and signs', () => {
  const told = JSON.stringify([styles, categories, pages, places, promotions].map((all) => frenchOf(all)));
  expect(told.length).toBeGreaterThan(10_000);
  expect(told.match(/.{20}(?: [:;!?»%€]|« )/g)).toBeNull();
});

/** All texts under `fr`, at any depth. */
function frenchOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'fr' ? [one] : frenchOf(one)));
}

test('no text has an exclamation mark', () => {
  for (const style of styles) for (const text of Object.values(style.description)) expect(text).not.toContain('!');
});

test('slugs are unique in each language and valid in a URL', () => {
  for (const language of ['en', 'fr', 'de', 'it'] as const) {
    const slugs = categories.map((category) => category.slug[language]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  for (const style of styles) expect(style.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('the category tree has three levels and every style is in it', () => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const depth = (id: string): number => {
    const parent = byId.get(id)?.parent;
    return parent ? 1 + depth(parent) : 1;
  };
  expect(Math.max(...categories.map((category) => depth(category.id)))).toBe(3);
  for (const category of categories) expect(category.id).toMatch(/^\d{4}$/);
  for (const style of styles) {
    expect(style.categories.length).toBeGreaterThan(0);
    for (const id of style.categories) expect(byId.has(id), `${style.id} in ${id}`).toBe(true);
    for (const activity of style.activities) expect(catalogueLabels('en').activities[activity], activity).toBeDefined();
  }
});

test('some colourways have a current, a limited, a past and a future reduction', () => {
  const reductions = colourways.flatMap(({ colourway }) => colourway.reduction ?? []);
  expect(reductions.length).toBeGreaterThanOrEqual(colourways.length * 0.1);
  expect(reductions.some((one) => one.until === undefined)).toBe(true);
  expect(reductions.some((one) => one.until !== undefined && one.until < '2026-10-01')).toBe(true);
  expect(reductions.some((one) => one.from >= '2027-01-01')).toBe(true);
});

test('there is one warehouse in each region, fourteen stores, and the same initial stock every time', () => {
  expect(places.filter((place) => place.kind === 'warehouse').map((place) => place.region)).toEqual(['NORA', 'EMEA']);
  expect(places.filter((place) => place.kind === 'store')).toHaveLength(14);
  const [first] = colourways;
  if (!first) throw new Error('no colourways');
  for (const place of places) {
    const count = onHand(first.style, first.colourway, upcOf(1), place);
    expect(count).toBe(onHand(first.style, first.colourway, upcOf(1), place));
    expect(Number.isInteger(count) && count >= 0).toBe(true);
  }
});

test('the codes of sizes have valid EAN check digits', () => {
  for (const serial of [0, 1, 99, 3456, 999_999]) {
    const digits = [...upcOf(serial)].map(Number);
    expect(digits).toHaveLength(13);
    expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
  }
});
