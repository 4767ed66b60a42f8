import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchShell } from './shop/fetch-shell.ts';
import { ShellContext } from './shop/shop-data.ts';
import { partsOf } from './words/parts.ts';

// Hydration needs the same words and data as the server had.
const [shell] = await Promise.all([
  fetchShell(),
  loadMessages(document.documentElement.lang, partsOf(location.pathname)),
]);

/** React rendered one part anew, as what the server wrote of it no longer held when its script came. */
const partMended = /#422\b/;

/**
 * Reports what React mended by itself, but for single parts: a late one may hydrate after another page was opened, or after the page
 * has learned more of its visitor than the server knew.
 */
function tellMended(error: unknown): void {
  if (error instanceof Error && partMended.test(error.message)) console.info(error.message);
  else reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShellContext value={shell}>
        <HydratedRouter />
      </ShellContext>
    </StrictMode>,
    { onRecoverableError: tellMended },
  );
});
