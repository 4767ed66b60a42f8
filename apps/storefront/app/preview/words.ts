import type { Language } from '@eyelet/domain/markets/market.ts';
import { type CompiledMessages, createTranslate, type Translate } from '@eyelet/messages/translate.ts';

type Load = () => Promise<{ default: CompiledMessages }>;

/** Apart from the messages of pages, so that shoppers do not get their names. */
const loaders: Readonly<Record<Language, Load>> = {
  en: () => import('virtual:messages/en/authoring'),
  fr: () => import('virtual:messages/fr/authoring'),
  de: () => import('virtual:messages/de/authoring'),
  it: () => import('virtual:messages/it/authoring'),
};

/** The messages for authors who preview the shop. */
export async function loadAuthoringWords(language: Language): Promise<Translate> {
  return createTranslate((await loaders[language]()).default);
}
