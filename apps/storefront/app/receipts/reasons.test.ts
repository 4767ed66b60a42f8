import { type NotApplied, reasonsAgainst } from '@eyelet/contracts/receipts/receipt.ts';
import { expect, test } from 'vitest';
import { sortReasons } from './reasons.ts';

const offer = (reason: NotApplied['reason'], hasCode = false): NotApplied => ({
  ...{ promotionId: reason, promotionName: reason, level: 'ORDER', reason },
  ...{ missing: null, missingUnits: null, hasCode, by: [] },
});
const reasonsOf = (offers: readonly NotApplied[]) => offers.map(({ reason }) => reason);

test('what the shopper can change comes first, and what does not concern the cart is apart', () => {
  const { near, far } = sortReasons([
    offer('code-missing'),
    offer('used-up'),
    offer('other-goods'),
    offer('best-of-group'),
    offer('not-in-group'),
    offer('other-hours'),
    offer('too-few'),
  ]);
  expect(reasonsOf(near)).toEqual(['too-few', 'best-of-group', 'used-up', 'other-hours']);
  expect(reasonsOf(far)).toEqual(['code-missing', 'other-goods', 'not-in-group']);
});

test('the offer of an entered code comes before all others, whatever its reason', () => {
  const { near, far } = sortReasons([offer('below-threshold'), offer('other-goods', true)]);
  expect(reasonsOf(near)).toEqual(['other-goods', 'below-threshold']);
  expect(far).toEqual([]);
});

test('no offer is lost', () => {
  const { near, far } = sortReasons(reasonsAgainst.map((reason) => offer(reason)));
  expect(reasonsOf([...near, ...far]).toSorted()).toEqual([...reasonsAgainst].toSorted());
});
