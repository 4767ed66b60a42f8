import type { ShareParts } from '@eyelet/ui/sharing/shared-parts.tsx';
import type { Words } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import type { PagePart, SharedText } from '../page/written-page.ts';
import type { Shell } from '../shop/read-shell.ts';
import { writeParts } from './write-parts.tsx';

/** Most characters to keep, with those of the keys: about 1,500 cards. */
const mostKept = 4_000_000;

/** By the shell and what else they follow from; the oldest make room for others. */
const kept = new Map<string, SharedText>();
let keptLength = 0;

function keep(key: string, text: SharedText): void {
  // Another page may have written it meanwhile.
  if (kept.has(key)) return;
  kept.set(key, text);
  keptLength += key.length + text.text.length;
  for (const [oldest, { text: old }] of kept) {
    if (keptLength <= mostKept) break;
    kept.delete(oldest);
    keptLength -= oldest.length + old.length;
  }
}

/** The texts that a page shares with others: what stands for them while it is rendered, and the page with them. */
export type Sharing = Readonly<{
  standInFor: (text: SharedText) => string;
  share: ShareParts;
  /** Writes the parts that no page had before. False if one fails: then the page has to render them, which reports why. */
  writeNew: () => boolean;
  /** HTML of the page with the texts in their places. */
  fill: (html: string) => readonly PagePart[];
}>;

/** The mark of the page makes stand-ins unguessable, so that no text of it can be one. */
export function shareParts(shell: Shell, words: Words, mark: string): Sharing {
  const sign = `<!--${mark} `;
  const texts: SharedText[] = [];
  const unknown = new Map<string, { part: ReactNode; text: { text: string } }>();
  const standInFor = (text: SharedText) => `${sign}${texts.push(text) - 1}-->`;
  return {
    standInFor,
    share(ofPart, part) {
      const key = `${shell.address} ${ofPart}`;
      const known = kept.get(key) ?? unknown.get(key)?.text;
      if (known) return standInFor(known);
      const text = { text: '' };
      unknown.set(key, { part, text });
      return standInFor(text);
    },
    writeNew() {
      if (unknown.size === 0) return true;
      const all = [...unknown];
      const written = writeParts(
        shell,
        words,
        all.map(([, { part }]) => part),
      );
      all.forEach(([key, { text }], index) => {
        text.text = written?.[index] ?? '';
        if (written) keep(key, text);
      });
      return written !== undefined;
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
