import MessageFormat from '@messageformat/core';
import { nouns } from './nouns.ts';
import { ownTexts } from './own-texts.ts';
import { readCatalogues } from './read-catalogue.ts';
import type { MessageArguments, Translate } from './translate.ts';
import { type Wording, wordingOf } from './wording.ts';

const made = new Map<Wording, Translate>();

/**
 * All messages for a BCP 47 tag or a language, on the server: those that the people of the shop have written, and those
 * of the catalogues, which are compiled on first use. A missing argument throws.
 * The browser uses `loadMessages` instead.
 */
export function createMessages(tag: string): Translate {
  const wording = wordingOf(tag);
  const known = made.get(wording);
  if (known) return known;
  const texts = readCatalogues(nouns, wording);
  const format = new MessageFormat(wording.slice(0, 2), { requireAllArguments: true });
  const compiled = new Map<string, (args: MessageArguments) => string>();
  const translate: Translate = (key, args = {}) => {
    const own = ownTexts.find?.(wording)?.[key];
    if (own !== undefined) return typeof own === 'string' ? own : own(args);
    const ready = compiled.get(key);
    if (ready) return ready(args);
    const text = texts[key];
    if (text === undefined) throw new Error(`there is no message ${key}`);
    const message = format.compile(text) as (args: MessageArguments) => string;
    compiled.set(key, message);
    return message(args);
  };
  made.set(wording, translate);
  return translate;
}
