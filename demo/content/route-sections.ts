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

/** What shoppers post, with one shoe and with one category. */
export const withProduct = itemOfBlocks(
  { kind: 'section', key: 'product', name: 'With products' },
  only('bySku', 'SKTERN01FOM', (language) => posts(language)),
);

export const withCategory = itemOfBlocks(
  { kind: 'section', key: 'category', name: 'With categories' },
  only('byCategory', '2100', (language) => posts(language, { productTag: 'shoes' })),
);
