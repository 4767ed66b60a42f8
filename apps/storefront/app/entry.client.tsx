import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { partsOf } from './words/parts.ts';

// The same words as on the server have to be there before React compares the page with its own.
await loadMessages(document.documentElement.lang, partsOf(location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
