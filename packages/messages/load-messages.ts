import type { Language } from '@eyelet/domain/markets/market.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';

/** Parts that a browser can load. */
export type PagePart =
  | 'page'
  | 'forms'
  | 'checkout'
  | 'delivery'
  | 'account'
  | 'stores'
  | 'lists'
  | 'wallets'
  | 'errors';
type Load = () => Promise<{ default: CompiledMessages }>;

const loaders: Readonly<Record<Language, Readonly<Record<PagePart, Load>>>> = {
  en: {
    page: () => import('virtual:messages/en/page'),
    forms: () => import('virtual:messages/en/forms'),
    checkout: () => import('virtual:messages/en/checkout'),
    delivery: () => import('virtual:messages/en/delivery'),
    account: () => import('virtual:messages/en/account'),
    stores: () => import('virtual:messages/en/stores'),
    lists: () => import('virtual:messages/en/lists'),
    wallets: () => import('virtual:messages/en/wallets'),
    errors: () => import('virtual:messages/en/errors'),
  },
  fr: {
    page: () => import('virtual:messages/fr/page'),
    forms: () => import('virtual:messages/fr/forms'),
    checkout: () => import('virtual:messages/fr/checkout'),
    delivery: () => import('virtual:messages/fr/delivery'),
    account: () => import('virtual:messages/fr/account'),
    stores: () => import('virtual:messages/fr/stores'),
    lists: () => import('virtual:messages/fr/lists'),
    wallets: () => import('virtual:messages/fr/wallets'),
    errors: () => import('virtual:messages/fr/errors'),
  },
  de: {
    page: () => import('virtual:messages/de/page'),
    forms: () => import('virtual:messages/de/forms'),
    checkout: () => import('virtual:messages/de/checkout'),
    delivery: () => import('virtual:messages/de/delivery'),
    account: () => import('virtual:messages/de/account'),
    stores: () => import('virtual:messages/de/stores'),
    lists: () => import('virtual:messages/de/lists'),
    wallets: () => import('virtual:messages/de/wallets'),
    errors: () => import('virtual:messages/de/errors'),
  },
  it: {
    page: () => import('virtual:messages/it/page'),
    forms: () => import('virtual:messages/it/forms'),
    checkout: () => import('virtual:messages/it/checkout'),
    delivery: () => import('virtual:messages/it/delivery'),
    account: () => import('virtual:messages/it/account'),
    stores: () => import('virtual:messages/it/stores'),
    lists: () => import('virtual:messages/it/lists'),
    wallets: () => import('virtual:messages/it/wallets'),
    errors: () => import('virtual:messages/it/errors'),
  },
};

const loaded = new Map<string, CompiledMessages>();

/**
 * The messages of a page in one language: downloads the parts that are not there yet. Both sides of a rendered page wait
 * for the same parts, so they write the same words. Needs `messagesPlugin` in the bundler.
 */
export async function loadMessages(language: Language, wanted: readonly PagePart[]): Promise<Translate> {
  const found = await Promise.all(wanted.map((part) => loadPart(language, part)));
  return createTranslate(...found);
}

/** The same without waiting, once `loadMessages` has brought the parts; undefined before. */
export function loadedMessages(language: Language, wanted: readonly PagePart[]): Translate | undefined {
  const found = wanted.map((part) => loaded.get(`${language} ${part}`)).filter((part) => part !== undefined);
  return found.length === wanted.length ? createTranslate(...found) : undefined;
}

async function loadPart(language: Language, part: PagePart): Promise<CompiledMessages> {
  const name = `${language} ${part}`;
  const known = loaded.get(name);
  if (known) return known;
  const messages = (await loaders[language][part]()).default;
  loaded.set(name, messages);
  return messages;
}
