import type { Language } from '@eyelet/domain/markets/market.ts';
import type { browserParts } from './nouns.ts';
import { ownTexts } from './own-texts.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';
import { type Variant, variantOf } from './wording.ts';

export type PagePart = (typeof browserParts)[number];
type Load = () => Promise<{ default: CompiledMessages }>;

const loaders: Readonly<Record<Language, Readonly<Record<PagePart, Load>>>> = {
  en: {
    page: () => import('virtual:messages/en/page'),
    listing: () => import('virtual:messages/en/listing'),
    product: () => import('virtual:messages/en/product'),
    forms: () => import('virtual:messages/en/forms'),
    checkout: () => import('virtual:messages/en/checkout'),
    delivery: () => import('virtual:messages/en/delivery'),
    account: () => import('virtual:messages/en/account'),
    associates: () => import('virtual:messages/en/associates'),
    stores: () => import('virtual:messages/en/stores'),
    lists: () => import('virtual:messages/en/lists'),
    events: () => import('virtual:messages/en/events'),
    gifts: () => import('virtual:messages/en/gifts'),
    cases: () => import('virtual:messages/en/cases'),
    orders: () => import('virtual:messages/en/orders'),
    cancelling: () => import('virtual:messages/en/cancelling'),
    receipts: () => import('virtual:messages/en/receipts'),
    wallets: () => import('virtual:messages/en/wallets'),
    slides: () => import('virtual:messages/en/slides'),
    consent: () => import('virtual:messages/en/consent'),
    errors: () => import('virtual:messages/en/errors'),
  },
  fr: {
    page: () => import('virtual:messages/fr/page'),
    listing: () => import('virtual:messages/fr/listing'),
    product: () => import('virtual:messages/fr/product'),
    forms: () => import('virtual:messages/fr/forms'),
    checkout: () => import('virtual:messages/fr/checkout'),
    delivery: () => import('virtual:messages/fr/delivery'),
    account: () => import('virtual:messages/fr/account'),
    associates: () => import('virtual:messages/fr/associates'),
    stores: () => import('virtual:messages/fr/stores'),
    lists: () => import('virtual:messages/fr/lists'),
    events: () => import('virtual:messages/fr/events'),
    gifts: () => import('virtual:messages/fr/gifts'),
    cases: () => import('virtual:messages/fr/cases'),
    orders: () => import('virtual:messages/fr/orders'),
    cancelling: () => import('virtual:messages/fr/cancelling'),
    receipts: () => import('virtual:messages/fr/receipts'),
    wallets: () => import('virtual:messages/fr/wallets'),
    slides: () => import('virtual:messages/fr/slides'),
    consent: () => import('virtual:messages/fr/consent'),
    errors: () => import('virtual:messages/fr/errors'),
  },
  de: {
    page: () => import('virtual:messages/de/page'),
    listing: () => import('virtual:messages/de/listing'),
    product: () => import('virtual:messages/de/product'),
    forms: () => import('virtual:messages/de/forms'),
    checkout: () => import('virtual:messages/de/checkout'),
    delivery: () => import('virtual:messages/de/delivery'),
    account: () => import('virtual:messages/de/account'),
    associates: () => import('virtual:messages/de/associates'),
    stores: () => import('virtual:messages/de/stores'),
    lists: () => import('virtual:messages/de/lists'),
    events: () => import('virtual:messages/de/events'),
    gifts: () => import('virtual:messages/de/gifts'),
    cases: () => import('virtual:messages/de/cases'),
    orders: () => import('virtual:messages/de/orders'),
    cancelling: () => import('virtual:messages/de/cancelling'),
    receipts: () => import('virtual:messages/de/receipts'),
    wallets: () => import('virtual:messages/de/wallets'),
    slides: () => import('virtual:messages/de/slides'),
    consent: () => import('virtual:messages/de/consent'),
    errors: () => import('virtual:messages/de/errors'),
  },
  it: {
    page: () => import('virtual:messages/it/page'),
    listing: () => import('virtual:messages/it/listing'),
    product: () => import('virtual:messages/it/product'),
    forms: () => import('virtual:messages/it/forms'),
    checkout: () => import('virtual:messages/it/checkout'),
    delivery: () => import('virtual:messages/it/delivery'),
    account: () => import('virtual:messages/it/account'),
    associates: () => import('virtual:messages/it/associates'),
    stores: () => import('virtual:messages/it/stores'),
    lists: () => import('virtual:messages/it/lists'),
    events: () => import('virtual:messages/it/events'),
    gifts: () => import('virtual:messages/it/gifts'),
    cases: () => import('virtual:messages/it/cases'),
    orders: () => import('virtual:messages/it/orders'),
    cancelling: () => import('virtual:messages/it/cancelling'),
    receipts: () => import('virtual:messages/it/receipts'),
    wallets: () => import('virtual:messages/it/wallets'),
    slides: () => import('virtual:messages/it/slides'),
    consent: () => import('virtual:messages/it/consent'),
    errors: () => import('virtual:messages/it/errors'),
  },
};

const variantLoaders: Readonly<Record<Variant, Load>> = {
  'en-GB': () => import('virtual:messages/en-GB'),
  'en-CA': () => import('virtual:messages/en-CA'),
};

const loaded = new Map<string, CompiledMessages>();

/**
 * Loads the messages of a page for a BCP 47 tag or a language: the missing parts, and the differing texts of a variant.
 * Both sides of a rendered page wait for the same parts, so they write the same texts. Needs `messagesPlugin` in the
 * bundler.
 */
export async function loadMessages(tag: string, wanted: readonly PagePart[]): Promise<Translate> {
  await Promise.all(sourcesOf(tag, wanted).map(loadSource));
  return loadedMessages(tag, wanted) as Translate;
}

/**
 * The same without waiting, once `loadMessages` has loaded the parts; undefined before. What the people of the shop have
 * written comes before all of them.
 */
export function loadedMessages(tag: string, wanted: readonly PagePart[]): Translate | undefined {
  const found = sourcesOf(tag, wanted).map(({ name }) => loaded.get(name));
  if (found.includes(undefined)) return undefined;
  return createTranslate(ownTexts.find?.(tag), ...found);
}

type Source = Readonly<{ name: string; load: Load }>;

/** The sources of messages; a variant comes first, as the first source with a key decides. */
function sourcesOf(tag: string, wanted: readonly PagePart[]): readonly Source[] {
  const variant = variantOf(tag);
  const language = tag.slice(0, 2) as Language;
  const parts = wanted.map((part) => ({ name: `${language} ${part}`, load: loaders[language][part] }));
  return variant ? [{ name: variant, load: variantLoaders[variant] }, ...parts] : parts;
}

async function loadSource({ name, load }: Source): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await load()).default);
}
