import type { Language } from '@eyelet/domain/markets/market.ts';
import MessageFormat from '@messageformat/core';
import { nouns } from './nouns.ts';
import { readCatalogues } from './read-catalogue.ts';
import type { MessageArguments, Translate } from './translate.ts';

const made = new Map<Language, Translate>();

/**
 * All messages of a language, on the server; each is compiled when it is first asked for. A missing argument throws.
 * In the browser `loadMessages` takes its place.
 */
export function createMessages(language: Language): Translate {
  const known = made.get(language);
  if (known) return known;
  const texts = readCatalogues(nouns, language);
  const format = new MessageFormat(language, { requireAllArguments: true });
  const compiled = new Map<string, (args: MessageArguments) => string>();
  const translate: Translate = (key, args = {}) => {
    const ready = compiled.get(key);
    if (ready) return ready(args);
    const text = texts[key];
    if (text === undefined) throw new Error(`there is no message ${key}`);
    const message = format.compile(text) as (args: MessageArguments) => string;
    compiled.set(key, message);
    return message(args);
  };
  made.set(language, translate);
  return translate;
}
