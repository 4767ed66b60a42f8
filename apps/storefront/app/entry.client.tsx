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

const opened = location.href;

/**
 * Reports what React mended by itself. Late parts may hydrate after another page was opened, whose address they no longer share with what
 * the server wrote: React then renders them anew, which is as it should be.
 */
function tellMended(error: unknown): void {
  if (location.href === opened) reportError(error);
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
