import type { Language } from '@eyelet/domain/markets/market.ts';
import { type CompiledMessages, createTranslate, type Translate } from '@eyelet/messages/translate.ts';

type Load = () => Promise<{ default: CompiledMessages }>;

/** Separate from the messages of pages, so that shoppers do not load their names. */
const loaders: Readonly<Record<Language, Load>> = {
  en: () => import('virtual:messages/en/authoring'),
  fr: () => import('virtual:messages/fr/authoring'),
  de: () => import('virtual:messages/de/authoring'),
  it: () => import('virtual:messages/it/authoring'),
};

const loading = new Map<Language, Promise<Translate>>();

/** The messages for authors in preview mode; always the same promise for a language, so that `use` can wait for it. */
export function loadAuthoringWords(language: Language): Promise<Translate> {
  const known = loading.get(language);
  if (known) return known;
  const words = loaders[language]().then(({ default: messages }) => createTranslate(messages));
  words.catch(() => loading.delete(language));
  loading.set(language, words);
  return words;
}
