import { LinkProvider } from '@eyelet/ui/links/link.tsx';
import { CardActionsProvider } from '@eyelet/ui/products/card-actions.tsx';
import { type Words, WordsProvider } from '@eyelet/ui/words/words.tsx';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { heartOf } from '../favorites/favorite-button.tsx';
import type { Shell } from '../shop/read-shell.ts';
import { ShellContext } from '../shop/shop-data.ts';
import { RouterLink } from './router-link.tsx';

/** What React writes in the place of a part that failed. */
const fault = '<!--$!-->';

/** An element that no page has. */
const around = 'x-part';
const opening = `<${around}>`;
const closing = `</${around}>`;

/**
 * The HTML of each of several parts of the shop's pages, for the server alone. Their words must have been loaded. Undefined if one of them
 * fails, or belongs in the head of its page.
 */
export function writeParts(shell: Shell, words: Words, parts: readonly ReactNode[]): readonly string[] | undefined {
  const html = renderToString(
    <StaticRouter location={`/${shell.data.market.locale}`}>
      <ShellContext value={shell}>
        <WordsProvider words={words}>
          <LinkProvider component={RouterLink}>
            <CardActionsProvider actions={heartOf}>
              {parts.map((part, index) => createElement(around, { key: index }, part))}
            </CardActionsProvider>
          </LinkProvider>
        </WordsProvider>
      </ShellContext>
    </StaticRouter>,
  );
  if (html.includes(fault) || !html.startsWith(opening)) return undefined;
  return html.slice(opening.length, -closing.length).split(closing + opening);
}
