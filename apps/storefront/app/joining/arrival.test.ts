import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

test('the URL of the sign-up page says how the visitor got there [B2.1.06, B2.1.07, B2.1.08, B2.1.09, B2.1.11]', () => {
  const query = 'email=ada%40example.com&storeNum=0117&enrollment_marketing_source=poster&leadSource=autumn';
  expect(arrivalOf(new URLSearchParams(query))).toEqual({
    variant: 'standard',
    email: 'ada@example.com',
    consumerId: '',
    leadSource: 'autumn',
    referralCode: '',
    source: { store: '0117', acquisitionType: 'poster', campaignName: 'autumn' },
  });
});

test('missing values are left out, and long ones are cut', () => {
  const arrival = arrivalOf(new URLSearchParams(`storeNum=${'9'.repeat(80)}&variant=royal`));
  expect(arrival.source).toEqual({ store: '9'.repeat(64) });
  expect(arrival.variant).toBe('standard');
});
