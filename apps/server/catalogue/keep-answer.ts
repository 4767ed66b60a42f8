import { Preserialised } from '../kernel/preserialised.ts';
import type { Catalogue } from './catalogue.ts';
import type { View } from './view.ts';

/**
 * Answers from the bytes kept for the same question in the same edition of the catalogue, or makes the answer and keeps
 * it if the question was asked before. `question` holds everything besides market and time that the answer depends on.
 */
export function keepAnswer<T extends object>(
  catalogue: Catalogue,
  view: View,
  call: string,
  question: Readonly<Record<string, unknown>>,
  make: () => T | Promise<T>,
): Preserialised<T> | Promise<Preserialised<T>> {
  const key = `${call} ${view.market.locale} ${canonical(question)}`;
  const edition = view.memory.editionAt(view.now);
  const kept = catalogue.answers.listings.get(key);
  if (kept && kept.edition === edition && kept.memory === view.memory) return kept.answer as Preserialised<T>;
  const { running } = catalogue.answers;
  const sameNow = `${edition} ${key}`;
  return (running.get(sameNow) as Promise<Preserialised<T>> | undefined) ?? makeOnce();

  /** Concurrent calls with the same question wait for this one. */
  function makeOnce(): Promise<Preserialised<T>> {
    const work = (async () => {
      const made = await make();
      const bytes = bytesOf(made);
      if (catalogue.answers.askedBefore(key)) {
        catalogue.answers.listings.set(key, { answer: new Preserialised(bytes), edition, memory: view.memory });
      }
      return new Preserialised(bytes, made);
    })().finally(() => running.delete(sameNow));
    running.set(sameNow, work);
    return work;
  }
}

/**
 * An answer as JSON, serialised member by member: as one text, a single character beyond Latin-1, such as the dash
 * between two prices, would double the memory of the whole before it is written.
 */
function bytesOf(answer: object): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    parts.push(Buffer.from(JSON.stringify(value)));
  }
  parts.push(Buffer.from(parts.length === 0 ? '{}' : '}'));
  return Buffer.concat(parts);
}

/**
 * The same text for the same question, whatever the order of its members. Texts are preceded by their length and lists
 * are quoted, so that a value cannot imitate another member and return the answer to another question.
 */
function canonical(question: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const name of Object.keys(question).sort()) {
    const value = question[name];
    if (typeof value === 'string') text += `${name}:${value.length}:${value};`;
    else if (value !== undefined) text += `${name}=${JSON.stringify(value)};`;
  }
  return text;
}
