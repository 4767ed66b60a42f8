import { learnAmounts } from '@eyelet/domain/money/format.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { ownTexts } from '@eyelet/messages/own-texts.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchShell } from './shop/fetch-shell.ts';
import { ShellContext } from './shop/shop-data.ts';
import { partsOf } from './words/parts.ts';

// Hydration needs the same words and data as the server had. Few shops write texts of their own.
const [shell] = await Promise.all([
  fetchShell(),
  loadMessages(document.documentElement.lang, partsOf(location.pathname)),
]);

if (shell) {
  const { amountSample, currency, tag } = shell.data.market;
  learnAmounts(amountSample, currency, tag);
}

const texts = shell?.data.texts;
if (texts) {
  // It may not import anything that is loaded with this file, which waits for it.
  const script = await import('@eyelet/messages/sayable.ts');
  const own = script.sayable(texts, document.documentElement.lang);
  ownTexts.find = () => own;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShellContext value={shell}>
        <HydratedRouter />
      </ShellContext>
    </StrictMode>,
    // What React mends by itself is a fault as well.
    { onRecoverableError: reportError },
  );
});
