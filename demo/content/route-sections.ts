import type { Language } from '../catalogue/style.ts';
import { type Block, block, itemOfBlocks } from './page.ts';

const titles: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Seen on the coast', 'Worn, wet, mended'],
  fr: ['Vu sur la côte', 'Portés, trempés, réparés'],
  de: ['An der Küste gesehen', 'Getragen, nass, geflickt'],
  it: ['Visti sulla costa', 'Indossati, bagnati, riparati'],
};

const only = (variant: 'bySku' | 'byCategory', id: string, components: (language: Language) => readonly Block[]) => {
  const of = (language: Language) => [
    block('filter-by', { variant, operator: 'IN', filterBy: [id], components: components(language) }),
  ];
  return { en: of('en'), fr: of('fr'), de: of('de'), it: of('it') };
};

const posts = (language: Language, more: object = {}) => {
  const [wall, about] = titles[language];
  return [
    block('social-wall', { title: wall, containerId: 'wall-coast', filter: 'harbour' }),
    block('social-posts', { title: about, ...more }),
  ];
};

/** Sections of shoppers' pictures, with one shoe and with one category. */
export const withProduct = itemOfBlocks(
  { kind: 'section', key: 'product', name: 'With products' },
  only('bySku', 'SKTERN01FOM', (language) => posts(language)),
);

export const withCategory = itemOfBlocks(
  { kind: 'section', key: 'category', name: 'With categories' },
  only('byCategory', '2100', (language) => posts(language, { productTag: 'shoes' })),
);

type Promises = Readonly<{ title: string; mending: string; dry: string; back: string; how: string }>;

const promise = (icon: string, richText: string, target?: object) => ({
  icon,
  richText,
  ...(target ? { target } : {}),
});

const promisesOf = ({ title, mending, dry, back, how }: Promises) => [
  block('icon-and-text', {
    title,
    titleStyle: 'medium',
    iconSize: 'medium',
    iconAndText: [
      promise('check', mending, { url: '/help-returns', text: how }),
      promise('ruler', dry),
      promise('return', back),
    ],
  }),
];

/** Promises for the boots that are mended most, at the routes of their pages. */
export const promises = itemOfBlocks(
  { kind: 'section', key: 'promises', name: 'Below boots' },
  {
    en: promisesOf({
      title: 'What we promise',
      mending: '<p>Mended by us for as long as you wear it.</p>',
      dry: '<p>Tried on wet granite before it is made.</p>',
      back: '<p>Thirty days to send it back.</p>',
      how: 'How to send it in',
    }),
    fr: promisesOf({
      title: 'Ce que nous promettons',
      mending: '<p>Réparé chez nous aussi longtemps que vous le portez.</p>',
      dry: '<p>Essayé sur du granit mouillé avant d’être fabriqué.</p>',
      back: '<p>Trente jours pour le renvoyer.</p>',
      how: 'Comment nous l’envoyer',
    }),
    de: promisesOf({
      title: 'Was wir versprechen',
      mending: '<p>Wir flicken es, solange Sie es tragen.</p>',
      dry: '<p>Auf nassem Granit erprobt, bevor es gemacht wird.</p>',
      back: '<p>Dreißig Tage zum Zurückschicken.</p>',
      how: 'So schicken Sie es ein',
    }),
    it: promisesOf({
      title: 'Che cosa promettiamo',
      mending: '<p>Lo ripariamo noi finché lo indossi.</p>',
      dry: '<p>Provato sul granito bagnato prima di produrlo.</p>',
      back: '<p>Trenta giorni per restituirlo.</p>',
      how: 'Come spedircelo',
    }),
  },
  { place: 'promo-inherited', routes: ['/p/*-SKFELL*'] },
);
