import type { Language } from '@eyelet/domain/markets/market.ts';
import { partsOf } from './app/words/parts.ts';

export type ScriptBudget = Readonly<{
  name: string;
  /** Path of the page under its market. */
  path: string;
  /** Its route module, and other modules that it loads without an interaction. */
  page: string;
  also?: readonly string[];
  /** Types of the blocks with behaviour that it shows. */
  blocks?: readonly string[];
  /** The most script that it may load without an interaction, in kB (1,024 bytes) of gzip. */
  mostKb: number;
}>;

/** Blocks of the demo's home page, without still blocks and those of its late section. */
const homeBlocks = ['collection', 'newsletter'];

export const scriptBudgets: readonly ScriptBudget[] = [
  {
    name: 'home',
    path: '',
    page: 'home/page',
    also: ['app/content/late-section.tsx'],
    blocks: homeBlocks,
    mostKb: 128,
  },
  { name: 'content', path: 'privacy', page: 'content/page', mostKb: 118.5 },
  { name: 'listing', path: 'c/shoes-1000', page: 'listing/page', mostKb: 126 },
  { name: 'search', path: 'search', page: 'search/page', mostKb: 123.5 },
  { name: 'product', path: 'p/shoe-1', page: 'product/page', mostKb: 125 },
  { name: 'cart', path: 'cart', page: 'cart/page', mostKb: 140.5 },
  { name: 'checkout', path: 'checkout', page: 'checkout/page', mostKb: 150 },
];

/** The name of the list of routes in the check; the router writes it beside the bundler's files. */
export const routeList = 'routes';

/** The modules that a page loads before it is interactive, with the messages of its language. */
export function modulesOf({ path, page, also = [], blocks = [] }: ScriptBudget, language: Language): readonly string[] {
  const routes = ['root', page].map((name) => `app/${name}.tsx?__react-router-build-client-route`);
  const words = partsOf(`/en-us/${path}`).map((part) => `../../virtual:messages/${language}/${part}`);
  const views = blocks.map((type) => `../../packages/blocks/${type}/view.tsx`);
  return ['app/entry.client.tsx', routeList, ...routes, ...words, ...views, ...also];
}
