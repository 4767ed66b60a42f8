import { ownTexts } from '@eyelet/messages/own-texts.ts';
import type { ShareParts } from '@eyelet/ui/sharing/shared-parts.tsx';
import type { Words } from '@eyelet/ui/words/words.tsx';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import type { PagePart, SharedText } from '../page/written-page.ts';
import type { Shell } from '../shop/read-shell.ts';
import { writeParts } from './write-parts.tsx';

/** Most characters to keep, with those of the keys: about 1,500 cards, which have some bytes more once they are sent. */
const mostKept = 4_000_000;

/** By the shell, the words of the shop and what else they follow from. */
const kept = new LRUCache<string, SharedText>({
  maxSize: mostKept,
  sizeCalculation: ({ text }, key) => key.length + text.length,
});

/** A part that failed so often is no longer tried: a page that has it would be rendered twice each time. */
const mostTries = 3;
const failures = new LRUCache<string, number>({ max: 1000 });

/** Numbers of the texts that the people of a shop have written, each time that they were read. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(texts: object | undefined): number {
  if (!texts) return 0;
  const number = numbers.get(texts) ?? ++lastNumber;
  numbers.set(texts, number);
  return number;
}

/** The texts that a page shares with others: what stands for them while it is rendered, and the page with them. */
export type Sharing = Readonly<{
  standInFor: (text: SharedText) => string;
  share: ShareParts;
  /**
   * Writes the parts that no page had before. False if one of them could not be written: the page must be rendered again, with that part as its own,
   * which reports what fails.
   */
  writeNew: () => boolean;
  /** HTML of the page with the texts in their places. */
  fill: (html: string) => readonly PagePart[];
}>;

type New = Readonly<{ part: ReactNode; text: { text: string } }>;

/**
 * The mark of the page makes stand-ins unguessable, so that no text of it can be one. To be called as soon as its words are made, which say what the
 * people of the shop have written by then: changes reach the shell of a market later than its words.
 */
export function shareParts(shell: Shell, words: Words, mark: string): Sharing {
  const sign = `<!--${mark} `;
  const edition = `${shell.address} ${numberOf(ownTexts.find?.(words.tag))}`;
  const texts: SharedText[] = [];
  const written = new Map<string, SharedText>();
  const failed = new Set<string>();
  let unknown = new Map<string, New>();
  const standInFor = (text: SharedText) => `${sign}${texts.push(text) - 1}-->`;

  function write(key: string, text: New['text'], html: string | undefined): void {
    if (html === undefined) {
      failed.add(key);
      failures.set(key, (failures.get(key) ?? 0) + 1);
      return;
    }
    text.text = html;
    written.set(key, text);
    // Another page may have written it meanwhile.
    if (!kept.has(key)) kept.set(key, text);
  }

  return {
    standInFor,
    share(ofPart, part) {
      const key = `${edition} ${ofPart}`;
      if (failed.has(key) || (failures.get(key) ?? 0) >= mostTries) return undefined;
      const known = kept.get(key) ?? written.get(key) ?? unknown.get(key)?.text;
      if (known) return standInFor(known);
      const text = { text: '' };
      unknown.set(key, { part, text });
      return standInFor(text);
    },
    writeNew() {
      const all = [...unknown];
      unknown = new Map();
      const failedBefore = failed.size;
      const alone = (part: ReactNode) => writeParts(shell, words, [part])?.[0];
      const parts = all.map(([, { part }]) => part);
      const together = parts.length > 0 ? (writeParts(shell, words, parts) ?? parts.map(alone)) : [];
      all.forEach(([key, { text }], index) => {
        write(key, text, together[index]);
      });
      return failed.size === failedBefore;
    },
    fill(html) {
      const [first = '', ...rest] = html.split(sign);
      return rest.reduce<PagePart[]>(
        (parts, one) => {
          const end = one.indexOf('-->');
          const text = texts[Number(one.slice(0, end))];
          if (text) parts.push(text);
          parts.push(one.slice(end + 3));
          return parts;
        },
        [first],
      );
    },
  };
}
