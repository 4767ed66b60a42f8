import { type FlashType, flashTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NothingLeft } from './nothing-left.tsx';

const say = createMessages('en');

function shown(type: FlashType): boolean {
  const flash = { type, level: 'error', message: type, details: { itemId: null, maxAllowedQty: null } } as const;
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say, tag: 'en-US' }}>
      <NothingLeft flashes={[flash]} />
    </WordsProvider>,
  );
  return html.includes(say('delivery.nothingLeft'));
}

test('an empty cart cannot be ordered, whichever of the three flashes says why it is empty [C8.156]', () => {
  expect(flashTypes.filter(shown)).toEqual([
    'ProductLineItemInventoryMissing',
    'ProductItemNotAvailable',
    'ProductLineItemFullInventoryMissing',
  ]);
});
