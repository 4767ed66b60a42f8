import type { BorderFacts } from '@eyelet/db/tables/catalogue.ts';
import type { DemoStyle, Silhouette } from './style.ts';

type Kind = Readonly<{ code: string | ((style: DemoStyle) => string); origin: string; grams: number }>;

const isLeather = ({ surfaces }: DemoStyle) =>
  [surfaces.main, surfaces.second].some((surface) => surface === 'leather' || surface === 'suede');
/** Shoes are told apart by the upper, and with one of leather by whether they cover the ankle. */
const low = (style: DemoStyle) => (isLeather(style) ? '640399' : '640419');
const high = (style: DemoStyle) => (isLeather(style) ? '640391' : '640419');
/** Woven garments have one code for men and boys, and one for all others. */
const garment = (men: string, others: string) => (style: DemoStyle) => (style.gender === 'men' ? men : others);

/** Codes of the Harmonized System (2022), with invented origins and weights. */
const kinds: Readonly<Partial<Record<Silhouette, Kind>>> = {
  'deck-shoe': { code: low, origin: 'PT', grams: 780 },
  'court-trainer': { code: low, origin: 'PT', grams: 860 },
  runner: { code: '640411', origin: 'PT', grams: 620 },
  'trail-shoe': { code: '640411', origin: 'PT', grams: 700 },
  chukka: { code: high, origin: 'PT', grams: 940 },
  'hiking-boot': { code: high, origin: 'IT', grams: 1350 },
  'rubber-boot': { code: '640192', origin: 'FR', grams: 1800 },
  sandal: { code: low, origin: 'PT', grams: 520 },
  'slip-on': { code: low, origin: 'PT', grams: 640 },
  'shell-jacket': { code: garment('620140', '620240'), origin: 'EE', grams: 560 },
  smock: { code: garment('620130', '620230'), origin: 'EE', grams: 720 },
  knit: { code: '611011', origin: 'IT', grams: 480 },
  tee: { code: '610910', origin: 'PT', grams: 210 },
  trousers: { code: garment('620342', '620462'), origin: 'PT', grams: 520 },
  shorts: { code: garment('620342', '620462'), origin: 'PT', grams: 310 },
  cap: { code: '650500', origin: 'IT', grams: 110 },
  tote: { code: '420292', origin: 'PT', grams: 400 },
  backpack: { code: '420292', origin: 'VN', grams: 980 },
  socks: { code: '611594', origin: 'IT', grams: 90 },
};

/** What authorities at a border ask of a style; undefined for a file, which crosses none. */
export function borderOf(style: DemoStyle): BorderFacts | undefined {
  const kind = style.special === 'digital-guide' ? undefined : kinds[style.silhouette];
  if (!kind) return undefined;
  const { code, origin, grams } = kind;
  return { code: typeof code === 'string' ? code : code(style), origin, grams };
}
