import type { Words } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, Suspense } from 'react';
import { Question } from '../consent/question.tsx';
import type { SharedText } from '../page/written-page.ts';
import type { Shell, ShellData } from '../shop/read-shell.ts';
import { MegaContent } from './mega-content.tsx';
import { writeParts } from './write-parts.tsx';

/** The texts of the shell that every page of a market has alike. Undefined: the page renders it, or is without it. */
export type ShellTexts = Readonly<Record<'menu' | 'question', SharedText | undefined>>;

const written = new WeakMap<ShellData, ShellTexts>();

/** Editions of the shell whose missing question was reported. */
const reported = new WeakSet<ShellData>();

/**
 * The HTML of the menu on wide screens and of the question of consent, for the server alone. They are a fifth of the elements of a page and
 * the same on every page of a market, so they are rendered once for each edition of the shell. Their words must have been loaded. A menu
 * that cannot be rendered, the page renders, which reports why. A question that cannot be rendered is reported once, and nothing is kept
 * without it: as nobody would be asked until the next edition, each page tries again. Authors of a preview are not asked.
 */
export function writeShellTexts(shell: Shell, words: Words, report: (fault: unknown) => void): ShellTexts {
  const { data } = shell;
  const known = written.get(data);
  if (known) return known;
  let cause: unknown;
  const write = (part: ReactNode): SharedText | undefined => {
    const [text] = writeParts(shell, words, [part], (fault) => (cause = fault)) ?? [];
    return text === undefined ? undefined : { text };
  };
  // As in the page, where the part comes late.
  const menu = write(
    <Suspense>
      <MegaContent menu={data.menu} />
    </Suspense>,
  );
  const parts = { menu, question: data.preview ? undefined : write(<Question />) };
  if (parts.menu && (data.preview || parts.question)) written.set(data, parts);
  if (!data.preview && !parts.question && !reported.has(data)) {
    reported.add(data);
    report(
      new Error(`pages of ${data.market.locale} are without the question of consent: it could not be rendered`, {
        cause,
      }),
    );
  }
  return parts;
}
