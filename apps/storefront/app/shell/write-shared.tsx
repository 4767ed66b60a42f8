import { loadedMessages } from '@eyelet/messages/load-messages.ts';
import { LinkProvider } from '@eyelet/ui/links/link.tsx';
import { type Words, WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Question } from '../consent/question.tsx';
import type { SharedText } from '../page/written-page.ts';
import type { Shell, ShellData } from '../shop/read-shell.ts';
import { ShellContext } from '../shop/shop-data.ts';
import { MegaContent } from './mega-content.tsx';
import { RouterLink } from './router-link.tsx';

/** What React writes in the place of a part that failed. */
const fault = '<!--$!-->';

/** The parts of the shell that every page of a market has alike. Undefined: the page renders it, or is without it. */
export type SharedParts = Readonly<Record<'menu' | 'question', SharedText | undefined>>;

const written = new WeakMap<ShellData, SharedParts>();

/** Editions of the shell whose missing question was reported. */
const reported = new WeakSet<ShellData>();

/**
 * The HTML of the menu on wide screens and of the question of consent, for the server alone. They are a fifth of the elements of a page and
 * the same on every page of a market, so they are rendered once for each edition of the shell. Their words must have been loaded. A menu
 * that cannot be rendered, the page renders, which reports why. A question that cannot be rendered is reported once, and nothing is kept
 * without it: as nobody would be asked until the next edition, each page tries again. Authors of a preview are not asked.
 */
export function writeShared(shell: Shell, report: (fault: unknown) => void): SharedParts {
  const { data } = shell;
  const known = written.get(data);
  if (known) return known;
  // As in the page, where the part comes late.
  const menu = write(
    shell,
    <Suspense>
      <MegaContent menu={data.menu} />
    </Suspense>,
  );
  const parts = { menu, question: data.preview ? undefined : write(shell, <Question />) };
  if (parts.menu && (data.preview || parts.question)) written.set(data, parts);
  if (!data.preview && !parts.question && !reported.has(data)) {
    reported.add(data);
    report(new Error(`pages of ${data.market.locale} are without the question of consent: it could not be rendered`));
  }
  return parts;
}

function write(shell: Shell, part: ReactNode): SharedText | undefined {
  const { locale, tag } = shell.data.market;
  const say = loadedMessages(tag, ['page']) as Words['say'];
  const text = renderToString(
    <StaticRouter location={`/${locale}`}>
      <ShellContext value={shell}>
        <WordsProvider words={{ say, tag }}>
          <LinkProvider component={RouterLink}>{part}</LinkProvider>
        </WordsProvider>
      </ShellContext>
    </StaticRouter>,
  );
  return text.includes(fault) ? undefined : { text };
}
