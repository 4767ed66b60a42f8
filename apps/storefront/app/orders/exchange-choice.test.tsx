import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExchangeChoice } from './exchange-choice.tsx';

const option = (colour: string, size: string, qty = 9) => ({ upc: `${colour}${size}`, colour, size, qty, refund: 0 });

test('sizes of the own colour come first, those of the others under the names of their colours', () => {
  const item = {
    ...{ itemId: 'one', colour: 'Kelp' },
    exchanges: [option('Rust', '40'), option('Kelp', '41', 2), option('Foam', '40'), option('Rust', '41')],
  } as unknown as Parameters<typeof ExchangeChoice>[0]['item'];
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <ExchangeChoice item={item} currency="USD" />
    </WordsProvider>,
  );
  const said = [...html.matchAll(/<option[^>]*?(disabled="")?>([^<]+)/g)].map(([, heading, text]) =>
    heading === undefined ? text : `= ${text}`,
  );
  expect(said).toEqual([
    ...['My money', 'Size 41 · only 2 left'],
    ...['= Rust', 'Rust, size 40', 'Rust, size 41'],
    ...['= Foam', 'Foam, size 40'],
  ]);
});
