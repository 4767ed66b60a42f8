import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { refusedText } from './refused-text.ts';

const t = createMessages('en');

test('whatever an order was refused with is told, also what no step can mend', async () => {
  expect(await refusedText('en', null)).toBeNull();
  expect(await refusedText('en', 'ORD415')).toBe(t('error.ORD415'));
  expect(await refusedText('en', 'AUT498')).toBe(t('error.AUT498'));
  expect(await refusedText('en', 'GEN500')).toBe(t('error.GEN500'));
});

test.each(['constructor', 'generic', 'PAY400.authentication', ''])(
  'the address of a page cannot put words into the shop’s mouth: %j',
  async (reason) => {
    expect(await refusedText('en', reason)).toBe(t('error.GEN500'));
  },
);
