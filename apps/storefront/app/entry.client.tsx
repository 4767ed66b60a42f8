import type { Language } from '@eyelet/domain/markets/market.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { partsOf } from './words/parts.ts';

// The same words as on the server have to be there before React compares the page with its own.
const language = document.documentElement.lang.slice(0, 2) as Language;
await loadMessages(language, partsOf(location.pathname));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
