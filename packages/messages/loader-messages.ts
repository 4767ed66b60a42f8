import type { Language } from '@eyelet/domain/markets/market.ts';
import { ownTexts } from './own-texts.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';
import { type Variant, variantOf } from './wording.ts';

type Load = () => Promise<{ default: CompiledMessages }>;

const loaders: Readonly<Record<Language, Load>> = {
  en: () => import('virtual:messages/en/loaders'),
  fr: () => import('virtual:messages/fr/loaders'),
  de: () => import('virtual:messages/de/loaders'),
  it: () => import('virtual:messages/it/loaders'),
};

const variantLoaders: Readonly<Record<Variant, Load>> = {
  'en-GB': () => import('virtual:messages/en-GB'),
  'en-CA': () => import('virtual:messages/en-CA'),
};

/**
 * What the loader of a page says, for a BCP 47 tag: pages get it as text, so that no browser loads these messages. What the people of the
 * shop have written comes first.
 */
export async function loaderMessages(tag: string): Promise<Translate> {
  const variant = variantOf(tag);
  const [differing, all] = await Promise.all([
    variant && variantLoaders[variant](),
    loaders[tag.slice(0, 2) as Language](),
  ]);
  return createTranslate(ownTexts.find?.(tag), differing?.default, all.default);
}
