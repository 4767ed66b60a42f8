import type { ColourFamily, PartColours, Texts } from './style.ts';

/** A colour of the season: its name, the family it is found under, and its parts in shoes and garments. */
export type SeasonColour = Readonly<{ code: string; name: Texts; family: ColourFamily; colours: PartColours }>;

const t = (en: string, fr: string, de: string, it: string): Texts => ({ en, fr, de, it });

const parts = (main: string, second: string, trim: string, sole: string, accent: string): PartColours => ({
  main,
  second,
  trim,
  sole,
  accent,
});

export const seasonColours = {
  ink: {
    code: 'INK',
    name: t('Ink', 'Encre', 'Tinte', 'Inchiostro'),
    family: 'blue',
    colours: parts('#1d2f3a', '#27404d', '#e8e2d4', '#efe9dc', '#d9a514'),
  },
  foam: {
    code: 'FOM',
    name: t('Foam', 'Écume', 'Gischt', 'Schiuma'),
    family: 'white',
    colours: parts('#efebe0', '#dcd5c4', '#f7f4ec', '#f3efe6', '#2f5d50'),
  },
  rust: {
    code: 'RST',
    name: t('Rust', 'Rouille', 'Rost', 'Ruggine'),
    family: 'orange',
    colours: parts('#a4502d', '#7f3b20', '#e9dcc6', '#ece4d4', '#1d2f3a'),
  },
  kelp: {
    code: 'KLP',
    name: t('Kelp', 'Varech', 'Seetang', 'Alga'),
    family: 'green',
    colours: parts('#3d5a45', '#2c4233', '#d9d2bd', '#e6dfce', '#c98f2b'),
  },
  plum: {
    code: 'PLM',
    name: t('Plum', 'Prune', 'Pflaume', 'Prugna'),
    family: 'purple',
    colours: parts('#5b3350', '#42243a', '#d8c6cf', '#e9e0e2', '#d07d4b'),
  },
  chestnut: {
    code: 'CHS',
    name: t('Chestnut', 'Châtaigne', 'Kastanie', 'Castagna'),
    family: 'brown',
    colours: parts('#6d4228', '#4f2f1c', '#d7c09c', '#c9a878', '#1d2f3a'),
  },
  sand: {
    code: 'SND',
    name: t('Sand', 'Sable', 'Sand', 'Sabbia'),
    family: 'beige',
    colours: parts('#c9b48d', '#a98f63', '#efe6d3', '#e3d3b4', '#5e4630'),
  },
  lichen: {
    code: 'LCH',
    name: t('Lichen', 'Lichen', 'Flechte', 'Lichene'),
    family: 'yellow',
    colours: parts('#cfa12a', '#a67d17', '#f1e8cd', '#efe7d3', '#1d2f3a'),
  },
  rose: {
    code: 'ROS',
    name: t('Thrift', 'Armérie', 'Grasnelke', 'Armeria'),
    family: 'pink',
    colours: parts('#c77f86', '#a65f69', '#f1dfdc', '#f2e8e2', '#5b3350'),
  },
  granite: {
    code: 'GRN',
    name: t('Granite', 'Granit', 'Granit', 'Granito'),
    family: 'grey',
    colours: parts('#7b8583', '#596361', '#d5d6cf', '#e2e0d8', '#c4412b'),
  },
} as const satisfies Readonly<Record<string, SeasonColour>>;

export type SeasonColourName = keyof typeof seasonColours;
