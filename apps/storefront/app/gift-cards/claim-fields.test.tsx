import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClaimFields } from './claim-fields.tsx';

const pinOf = (pinNeeded: boolean) => {
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <ClaimFields form="balance" pinNeeded={pinNeeded} error={undefined} />
    </WordsProvider>,
  );
  const [, after = ''] = html.split('for="balance-pin"');
  return { isRequired: after.includes('required=""'), isHinted: after.includes('Leave empty if the card has none.') };
};

test('the PIN has to be typed where every card has one, and may be left out where a service keeps others', () => {
  expect(pinOf(true)).toEqual({ isRequired: true, isHinted: false });
  expect(pinOf(false)).toEqual({ isRequired: false, isHinted: true });
});
