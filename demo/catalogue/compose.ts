import { type SeasonColourName, seasonColours } from './colours.ts';
import { careOf, materialOf } from './materials.ts';
import { silhouetteTexts } from './silhouettes.ts';
import type { SizeScale } from './sizes.ts';
import {
  type DemoColourway,
  type DemoStyle,
  type Language,
  languages,
  type Reduction,
  type Silhouette,
  type SpecialKind,
  type Surface,
  type Texts,
} from './style.ts';

/** The texts of one style only; the rest comes from its silhouette, surfaces and colours. */
export type StyleNote = Readonly<{
  id: string;
  name: string;
  gender: DemoStyle['gender'];
  cut: 1 | 2 | 3;
  /** Price in whole dollars. */
  dollars: number;
  surfaces: readonly [Surface, Surface];
  colours: readonly SeasonColourName[];
  activities: readonly string[];
  popularity: number;
  launched: string;
  /** Its own sentence, which opens the description. */
  says: Texts;
  /** The sentences that follow it. */
  body: Texts;
  /** Facts that differ from those of its silhouette and surfaces. */
  points?: readonly Texts[];
  material?: Texts;
  care?: Texts;
  fit?: Texts;
  special?: SpecialKind;
  members?: readonly string[];
  reduced?: Reduction;
}>;

/** Makes the styles of a silhouette from their notes. */
export function stylesOf(silhouette: Silhouette, notes: readonly StyleNote[]): readonly DemoStyle[] {
  const isTwin = (note: StyleNote) => notes.some((other) => other !== note && other.name === note.name);
  return notes.map((note) => styleOf(silhouette, note, isTwin(note)));
}

/** The name of a style that exists for women and for men; it says which, so that carts and mails do. */
const twinName: Readonly<Record<DemoStyle['gender'], Readonly<Record<Language, (name: string) => string>>>> = {
  women: {
    en: (name) => `Women’s ${name}`,
    fr: (name) => `${name} femme`,
    de: (name) => `${name} Damen`,
    it: (name) => `${name} donna`,
  },
  men: {
    en: (name) => `Men’s ${name}`,
    fr: (name) => `${name} homme`,
    de: (name) => `${name} Herren`,
    it: (name) => `${name} uomo`,
  },
  kids: {
    en: (name) => `Kids’ ${name}`,
    fr: (name) => `${name} enfant`,
    de: (name) => `${name} Kinder`,
    it: (name) => `${name} bambino`,
  },
  unisex: { en: (name) => name, fr: (name) => name, de: (name) => name, it: (name) => name },
};

function styleOf(silhouette: Silhouette, note: StyleNote, isTwin: boolean): DemoStyle {
  const shared = silhouetteTexts[silhouette];
  const [main, second] = note.surfaces;
  const points = note.points ?? shared.points;
  return {
    id: `SK${note.id}`,
    slug: slugOf(note, shared.kind.en),
    name: perLanguage((language) => (isTwin ? twinName[note.gender][language](note.name) : note.name)),
    kindOfProduct: shared.kind,
    description: perLanguage((language) => `${note.says[language]} ${note.body[language]}`),
    points: {
      en: points.map((point) => point.en),
      fr: points.map((point) => point.fr),
      de: points.map((point) => point.de),
      it: points.map((point) => point.it),
    },
    material:
      note.material ??
      perLanguage((language) => materialSentence(materialOf[main][language], materialOf[second][language])),
    care: note.care ?? careOf(silhouette, main),
    fit: note.fit ?? shared.fit,
    categories: categoriesOf(silhouette, note.gender),
    gender: note.gender,
    activities: note.activities,
    sizeScale: scaleOf(silhouette, note.gender),
    prices: pricesOf(note.dollars),
    silhouette,
    cut: note.cut,
    surfaces: { main, second },
    colourways: note.colours.map((name, index): DemoColourway => {
      const { code, name: texts, family, colours } = seasonColours[name];
      const reduced = note.reduced && index > 0 ? { reduction: note.reduced } : {};
      return { code, name: texts, family, colours, ...reduced };
    }),
    ...(note.special ? { special: note.special } : {}),
    ...(note.members ? { members: note.members } : {}),
    launched: note.launched,
    popularity: note.popularity,
  };
}

function perLanguage(text: (language: Language) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, text(language)])) as Texts;
}

function materialSentence(main: string, second: string): string {
  const text = main === second ? main : `${main}, ${second}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function slugOf({ name, gender }: StyleNote, kind: string): string {
  const words = [name, kind, gender === 'unisex' ? '' : gender].join(' ');
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Prices are set per currency, not converted: round numbers as on a price tag. */
function pricesOf(dollars: number): DemoStyle['prices'] {
  const rounded = (factor: number) =>
    Math.max(0, dollars < 60 ? Math.round(dollars * factor) : Math.round((dollars * factor) / 5) * 5) * 100;
  return { USD: dollars * 100, CAD: rounded(1.36), GBP: rounded(0.88), EUR: rounded(1.02) };
}

const shoeGroup: Readonly<Partial<Record<Silhouette, string>>> = {
  'deck-shoe': '110',
  'court-trainer': '120',
  runner: '130',
  'trail-shoe': '130',
  chukka: '140',
  'hiking-boot': '140',
  'rubber-boot': '140',
  sandal: '150',
  'slip-on': '150',
};

const clothingGroup: Readonly<Partial<Record<Silhouette, string>>> = {
  'shell-jacket': '210',
  smock: '210',
  knit: '220',
  tee: '220',
  trousers: '230',
  shorts: '230',
};

const accessoryCategory: Readonly<Partial<Record<Silhouette, string>>> = {
  tote: '5100',
  backpack: '5100',
  cap: '5200',
  socks: '5300',
  guide: '5400',
};

/** The leaf categories of a style; unisex styles are in those of women and of men. */
function categoriesOf(silhouette: Silhouette, gender: DemoStyle['gender']): readonly string[] {
  const accessory = accessoryCategory[silhouette];
  if (accessory) return [accessory];
  const isShoe = silhouette in shoeGroup;
  if (gender === 'kids') return [isShoe ? '4100' : '4200'];
  const group = shoeGroup[silhouette] ?? clothingGroup[silhouette] ?? '';
  const departments = { women: ['2'], men: ['3'], unisex: ['2', '3'] }[gender];
  return departments.map((department) => `${department}${group}`);
}

function scaleOf(silhouette: Silhouette, gender: DemoStyle['gender']): SizeScale {
  if (silhouette in shoeGroup) return `shoes-${gender}`;
  if (gender === 'kids' && silhouette in clothingGroup) return 'clothing-kids';
  if (silhouette === 'trousers' || silhouette === 'shorts') return 'waist';
  if (silhouette in clothingGroup) return 'clothing';
  if (silhouette === 'cap') return 'caps';
  if (silhouette === 'socks') return 'socks';
  return 'one-size';
}
