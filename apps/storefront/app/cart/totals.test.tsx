import { createMessages } from '@eyelet/messages/create-messages.ts';
import { aCart } from '@eyelet/testing/cart-builder.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TotalsTable } from './totals.tsx';

function shown(tax: number, taxPending: boolean): string {
  const totals = { ...aCart().totals, tax, taxPending };
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <TotalsTable totals={totals} currency="USD" />
    </WordsProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('tax is told as an amount, as one that is not known yet, or as the part that is known [C1.37]', () => {
  expect(shown(5.5, false)).toContain('Tax $5.50 Total');
  expect(shown(0, false)).toContain('Tax $0.00 Total');
  expect(shown(0, true)).toContain('Tax Worked out with your address Total');
  expect(shown(5.5, true)).toContain('Tax $5.50 plus tax on what is shipped, once the address is known Total');
});
