import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { refusedText } from './refused-text.ts';

const t = createMessages('en');

test('every refusal of an order has a text, also one that no step can correct', async () => {
  expect(await refusedText('en', null)).toBeNull();
  expect(await refusedText('en', 'ORD415')).toBe(t('error.ORD415'));
  expect(await refusedText('en', 'AUT498')).toBe(t('error.AUT498'));
  expect(await refusedText('en', 'GEN500')).toBe(t('error.GEN500'));
});

test.each(['constructor', 'generic', 'PAY400.authentication', ''])(
  'the URL cannot put a text of its own on the page: %j',
  async (reason) => {
    expect(await refusedText('en', reason)).toBe(t('error.GEN500'));
  },
);
