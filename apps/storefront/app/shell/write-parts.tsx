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

/** What React writes in the place of a part with a boundary of its own that failed or waits; without one it throws. */
const waiting = '<!--$!-->';

/** An element that no page has. */
const around = 'x-part';
const opening = `<${around}>`;
const closing = `</${around}>`;

/**
 * The HTML of each of several parts of the shop's pages, for the server alone. Their words must have been loaded. Undefined if one of them
 * fails, waits for a script, or belongs in the head of its page; `fail` is told what was thrown. Around them is what parts may ask for: more than
 * this only a page has.
 */
export function writeParts(
  shell: Shell,
  words: Words,
  parts: readonly ReactNode[],
  fail?: (fault: unknown) => void,
): readonly string[] | undefined {
  try {
    const html = render(shell, words, parts);
    if (html.includes(waiting) || !html.startsWith(opening)) return undefined;
    const texts = html.slice(opening.length, -closing.length).split(closing + opening);
    return texts.length === parts.length ? texts : undefined;
  } catch (fault) {
    fail?.(fault);
    return undefined;
  }
}

function render(shell: Shell, words: Words, parts: readonly ReactNode[]): string {
  return renderToString(
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
}
