import { loadedMessages } from '@eyelet/messages/load-messages.ts';
import { LinkProvider } from '@eyelet/ui/links/link.tsx';
import { type Words, WordsProvider } from '@eyelet/ui/words/words.tsx';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ShellData } from '../shop/read-shell.ts';
import { MegaContent } from './mega-content.tsx';
import { RouterLink } from './router-link.tsx';

/** What React writes in the place of a part that failed. */
const fault = '<!--$!-->';

const written = new WeakMap<ShellData, string>();

/**
 * The HTML of the menu on wide screens, for the server alone. It is a fifth of the elements of a page and the same on every page of a
 * market, so it is rendered once for each edition of the shell. The words of every page must have been loaded. Undefined where it cannot be
 * rendered: the page does it then, which reports why.
 */
export function writeMenu(shell: ShellData): string | undefined {
  const known = written.get(shell);
  if (known !== undefined) return known;
  const { locale, tag } = shell.market;
  const say = loadedMessages(tag, ['page']) as Words['say'];
  const html = renderToString(
    <StaticRouter location={`/${locale}`}>
      <WordsProvider words={{ say, tag }}>
        <LinkProvider component={RouterLink}>
          {/* As in the page, where the part comes late. */}
          <Suspense>
            <MegaContent menu={shell.menu} />
          </Suspense>
        </LinkProvider>
      </WordsProvider>
    </StaticRouter>,
  );
  if (html.includes(fault)) return undefined;
  written.set(shell, html);
  return html;
}
