import type { CategoryRecord } from '@eyelet/db/catalogue/write-ground.ts';

type Words = readonly [string, string, string, string];

/** Kinds of products in English, French, German and Italian, each with its category and its size scale. */
export const kinds: readonly [Kind, ...Kind[]] = [
  kind('8110', 'shoe', ['deck shoe', 'chaussure bateau', 'Bootsschuh', 'scarpa da barca']),
  kind('8120', 'shoe', ['court trainer', 'basket de court', 'Hallenschuh', 'scarpa da campo']),
  kind('8130', 'shoe', ['running shoe', 'chaussure de course', 'Laufschuh', 'scarpa da corsa']),
  kind('8140', 'shoe', ['trail shoe', 'chaussure de trail', 'Trailschuh', 'scarpa da trail']),
  kind('8150', 'shoe', ['chukka boot', 'bottine chukka', 'Chukkastiefel', 'stivaletto chukka']),
  kind('8160', 'shoe', ['hiking boot', 'chaussure de randonnée', 'Wanderstiefel', 'scarpone da trekking']),
  kind('8170', 'shoe', ['rubber boot', 'botte en caoutchouc', 'Gummistiefel', 'stivale di gomma']),
  kind('8180', 'shoe', ['sandal', 'sandale', 'Sandale', 'sandalo']),
  kind('8210', 'garment', ['shell jacket', 'veste imperméable', 'Regenjacke', 'giacca impermeabile']),
  kind('8220', 'garment', ['smock', 'vareuse', 'Smock', 'casacca']),
  kind('8230', 'garment', ['wool jumper', 'pull en laine', 'Wollpullover', 'maglione di lana']),
  kind('8240', 'garment', ['tee', 't-shirt', 'T-Shirt', 'maglietta']),
  kind('8250', 'garment', ['trousers', 'pantalon', 'Hose', 'pantaloni']),
  kind('8260', 'garment', ['shorts', 'short', 'Shorts', 'pantaloncini']),
];

export type Kind = Readonly<{ category: string; scale: 'shoe' | 'garment'; words: Words }>;

function kind(category: string, scale: Kind['scale'], words: Words): Kind {
  return { category, scale, words };
}

export const languages = ['en', 'fr', 'de', 'it'] as const;

/** Invented places of a coast: a style is named after one, with a number where names run out. */
export const places: readonly [string, ...string[]] = [
  'Arden',
  'Bjarg',
  'Corran',
  'Dunmor',
  'Eskra',
  'Fjell',
  'Garvie',
  'Holm',
  'Innis',
  'Jura',
  'Kelda',
  'Lismor',
  'Morven',
  'Noss',
  'Orran',
  'Pentla',
  'Quoy',
  'Rona',
  'Sula',
  'Tarben',
  'Uist',
  'Varda',
  'Wrath',
  'Yell',
  'Zetla',
];

export const materials: readonly [Words, ...Words[]] = [
  ['cotton canvas', 'toile de coton', 'Baumwollsegeltuch', 'tela di cotone'],
  ['full-grain leather', 'cuir pleine fleur', 'Vollleder', 'pelle pieno fiore'],
  ['suede', 'daim', 'Wildleder', 'camoscio'],
  ['merino wool', 'laine mérinos', 'Merinowolle', 'lana merino'],
  ['recycled nylon', 'nylon recyclé', 'recyceltes Nylon', 'nylon riciclato'],
  ['natural rubber', 'caoutchouc naturel', 'Naturkautschuk', 'gomma naturale'],
];

export const colours: readonly [Colour, ...Colour[]] = [
  { code: 'INK', family: 'black', swatch: '#1d1f20', words: ['Ink', 'Encre', 'Tinte', 'Inchiostro'] },
  { code: 'FOM', family: 'white', swatch: '#f6f4ee', words: ['Foam', 'Écume', 'Gischt', 'Schiuma'] },
  { code: 'GRA', family: 'grey', swatch: '#5e6b69', words: ['Granite', 'Granit', 'Granit', 'Granito'] },
  { code: 'SND', family: 'beige', swatch: '#d8c8a8', words: ['Sand', 'Sable', 'Sand', 'Sabbia'] },
  { code: 'PEA', family: 'brown', swatch: '#6e4a2f', words: ['Peat', 'Tourbe', 'Torf', 'Torba'] },
  { code: 'BUO', family: 'red', swatch: '#c4412b', words: ['Buoy', 'Bouée', 'Boje', 'Boa'] },
  { code: 'LIC', family: 'yellow', swatch: '#d9a514', words: ['Lichen', 'Lichen', 'Flechte', 'Lichene'] },
  { code: 'KEL', family: 'green', swatch: '#2f5d50', words: ['Kelp', 'Varech', 'Tang', 'Alga'] },
  { code: 'DEE', family: 'blue', swatch: '#2d5b8c', words: ['Deep', 'Large', 'Tiefsee', 'Abisso'] },
];

export type Colour = Readonly<{ code: string; family: string; swatch: string; words: Words }>;

export const activities: readonly [string, ...string[]] = [
  'sailing',
  'walking',
  'hiking',
  'running',
  'everyday',
  'beach',
  'travel',
];

export const scales: Readonly<Record<Kind['scale'], readonly string[]>> = {
  shoe: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46'],
  garment: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
};

/** Categories of the synthetic catalogue, apart from those of the demo brand. */
export function scaleCategories(): CategoryRecord[] {
  const root = category('8000', null, ['Everything', 'Tout', 'Alles', 'Tutto']);
  const shoes = category('8100', '8000', ['All shoes', 'Toutes les chaussures', 'Alle Schuhe', 'Tutte le scarpe']);
  const clothes = category('8200', '8000', ['All clothes', 'Tous les vêtements', 'Alle Kleidung', 'Tutti i vestiti']);
  const leaves = kinds.map(({ category: id, scale, words }) => category(id, scale === 'shoe' ? '8100' : '8200', words));
  return [root, shoes, clothes, ...leaves];
}

function category(id: string, parentId: string | null, words: Words): CategoryRecord {
  const texts = languages.map((language, index) => {
    const name = words[index] ?? words[0];
    return [language, { slug: slugOf(name), name, intro: '', seoTitle: name, seoDescription: name }] as const;
  });
  return { id, parentId, inMenu: parentId === null, picture: null, rule: null, texts: Object.fromEntries(texts) };
}

/** Small letters without accents, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
