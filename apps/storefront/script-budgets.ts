import type { Language } from '@eyelet/domain/markets/market.ts';
import type { pages } from '@eyelet/domain/pages/pages.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './app/routes.ts';
import { partsOf } from './app/words/parts.ts';

type PageName = keyof typeof pages;

export type ScriptBudget = Readonly<{
  /** Path of the page under its market, with the names of its ids. */
  name: string;
  /** Route modules: its own, and those of the layouts around it. */
  modules: readonly string[];
  /** Other modules that it loads without an interaction. */
  also: readonly string[];
  /** Types of the blocks with behaviour that it shows. */
  blocks: readonly string[];
  /** The most script that it may load without an interaction, in kB (1,024 bytes) of gzip. */
  mostKb: number;
}>;

/** The budget of every page of the table, in kB; pages below one share it. Null: no page of its own has scripts. */
const mostKb = {
  '': 128,
  p: 125.5,
  c: 126.5,
  search: 124,
  'search-hub': 131,
  cart: 140.5,
  receipt: 123,
  'till-receipt': 130.5,
  handover: 137.5,
  'saved-items': null,
  favorites: 138.5,
  checkout: 150.5,
  'order-confirmation': 155,
  'cancel-items': 132.5,
  'track-order': 148,
  account: 158.5,
  'account/order': 161,
  'sign-in': 144,
  'sign-out': 140,
  'forgot-password': 141.5,
  'reset-password': 140.5,
  'sign-up': 144.5,
  enrolment: 145,
  'associate-login': 144,
  promotions: 130.5,
  loyalty: 137,
  'gift-card': 141,
  newsletter: 145,
  subscription: 141,
  'store-locator': 149,
  stores: 145.5,
  articles: 122.5,
  events: 121,
  'event-registration': 144.5,
  'help/contact-us': 149.5,
  'help/warranty': 154.5,
  versions: null,
  shell: null,
  'cms-preview': 131.5,
  'preview-changes': 126,
  'preview-part': 119,
  dialogs: 124,
  dev: 119,
  '*': 119,
} as const satisfies Readonly<Record<PageName, number | null>>;

/** What the demo's home page shows besides: blocks without still ones, and its late section. */
const besides: Readonly<Partial<Record<PageName, Pick<ScriptBudget, 'also' | 'blocks'>>>> = {
  '': { also: ['app/content/late-section.tsx'], blocks: ['collection', 'newsletter'] },
};

type RoutePage = Readonly<{ path: string; modules: readonly string[] }>;

/** The pages of the routes below a locale; a route without a component has no scripts. */
function pagesOf({ path = '', file, children }: RouteConfigEntry): readonly RoutePage[] {
  if (children === undefined) return file.endsWith('.tsx') ? [{ path, modules: [file] }] : [];
  return children.flatMap(pagesOf).map((below) => ({
    path: [path, below.path].filter(Boolean).join('/'),
    modules: [file, ...below.modules],
  }));
}

export const scriptBudgets: readonly ScriptBudget[] = routes.flatMap(pagesOf).flatMap(({ path, modules }) => {
  if (!path.startsWith(':locale')) return [];
  const name = path.split('/').slice(1).join('/');
  const [first = '', second = ''] = name.split('/');
  const page = [`${first}/${second}`, first].find((one): one is PageName => Object.hasOwn(mostKb, one));
  const most = page === undefined ? undefined : mostKb[page];
  if (page === undefined || most === undefined || most === null) throw new Error(`the page ${name} has no budget`);
  return [{ name, modules, mostKb: most, ...(besides[page] ?? { also: [], blocks: [] }) }];
});

/** The name of the list of routes in the check; the router writes it beside the bundler's files. */
export const routeList = 'routes';

/** The modules that a page loads before it is interactive, with the messages of its language. */
export function modulesOf({ name, modules, also, blocks }: ScriptBudget, language: Language): readonly string[] {
  const own = ['root.tsx', ...modules].map((file) => `app/${file}?__react-router-build-client-route`);
  const words = partsOf(`/en-us/${name}`).map((part) => `../../virtual:messages/${language}/${part}`);
  const views = blocks.map((type) => `../../packages/blocks/${type}/view.tsx`);
  return ['app/entry.client.tsx', routeList, ...own, ...words, ...views, ...also];
}
