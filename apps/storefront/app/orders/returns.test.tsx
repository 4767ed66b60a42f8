import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LoadedReturn } from './load-returns.ts';
import type { Returned } from './post-return.ts';
import { Returns } from './returns.tsx';

const say = createMessages('en');

const announced: LoadedReturn = {
  ...{
    returnId: 'R1',
    state: 'announced',
    createdAt: '',
    handedOverAt: null,
    receivedAt: null,
    closedAt: null,
    steps: [],
  },
  ...{ currency: 'USD', refund: null, refundTo: 'original', lent: 0, creditNotePath: null, parcel: null, items: [] },
  ...{ labelPath: '/label', isLabelComing: false, isLabelWithdrawn: false, code: null },
};

function shown(
  isLabelComing: boolean,
  answer: Returned = { done: 'announced' },
  more: Partial<LoadedReturn> = {},
): string {
  const of = {
    currency: 'USD',
    returns: [{ ...announced, isLabelComing, ...more }, ...(more.returnId ? [announced] : [])],
    credit: null,
    sentBackWith: null,
    items: [],
  };
  return renderToStaticMarkup(
    <WordsProvider words={{ say, tag: 'en-US' }}>
      <Returns of={of} answer={answer} />
    </WordsProvider>,
  );
}

test('while its carrier makes the label a page offers the slip and says that the label comes, and otherwise the label itself', () => {
  const coming = ['purchases.return.doneComing', 'purchases.return.labelComing', 'purchases.return.slip'] as const;
  const there = ['purchases.return.done', 'purchases.return.label'] as const;
  const said = (html: string) => [...coming, ...there].filter((key) => html.includes(`>${say(key)}<`));
  expect(said(shown(true))).toEqual(coming);
  expect(said(shown(false))).toEqual(there);
});

test('another label of a return, also of an earlier one, is said to be there only once its carrier has made it', () => {
  const answer = { done: 'label', returnId: 'R0' } as const;
  const isThere = (isComing: boolean) =>
    shown(isComing, answer, { returnId: 'R0' }).includes(say('purchases.return.newLabelDone'));
  expect([isThere(true), isThere(false)]).toEqual([false, true]);
});
