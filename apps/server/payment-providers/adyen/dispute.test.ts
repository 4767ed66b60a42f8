import { adyenSecrets, signatureOfItem } from '@eyelet/testing/adyen-server.ts';
import { expect, test } from 'vitest';
import { readAdyenWebhook } from './read-webhook.ts';

const settings = { merchantAccount: 'SkerryECOM', webhookUser: 'eyelet' };

function read(members: Readonly<Record<string, unknown>>, data: Readonly<Record<string, string>> = {}) {
  const item = {
    ...{ pspReference: 'DISPUTE1', originalReference: 'PAYMENT1', merchantReference: 'key-0', success: 'true' },
    ...{ merchantAccountCode: settings.merchantAccount, amount: { value: 10_550, currency: 'USD' } },
    ...{ eventDate: '2026-11-24T10:00:00+01:00', ...members },
  };
  const hmacSignature = signatureOfItem(item, adyenSecrets.hmacKey);
  const NotificationRequestItem = { additionalData: { hmacSignature, ...data }, ...item };
  const password = Buffer.from(`${settings.webhookUser}:${adyenSecrets.webhookPassword}`).toString('base64');
  const body = JSON.stringify({ notificationItems: [{ NotificationRequestItem }] });
  return readAdyenWebhook({ headers: { authorization: `Basic ${password}` }, body }, settings, adyenSecrets);
}

test('a chargeback is read with its payment, amount, reason and the end of its defence', () => {
  const data = { chargebackReasonCode: '10.4', defensePeriodEndsAt: '2026-12-12T11:00:00+01:00' };
  expect(read({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', reason: 'Fraud: Card Absent' }, data)).toEqual([
    {
      ...{ topic: 'dispute', id: 'NOTIFICATION_OF_CHARGEBACK:DISPUTE1', key: 'key-0', step: 'opened', amount: 10_550 },
      reference: 'DISPUTE1',
      ...{ reason: '10.4 Fraud: Card Absent', isFraud: true, deadline: new Date('2026-12-12T10:00:00Z') },
      at: new Date('2026-11-24T09:00:00Z'),
    },
  ]);
});

test.each([
  ['CHARGEBACK', 'opened'],
  ['CHARGEBACK_REVERSED', 'won'],
  ['PREARBITRATION_WON', 'won'],
  ['SECOND_CHARGEBACK', 'lost'],
  ['DISPUTE_DEFENSE_PERIOD_ENDED', 'lost'],
])('%s says that a dispute is %s', (eventCode, step) => {
  expect(read({ eventCode })).toMatchObject([{ topic: 'dispute', step, isFraud: false, deadline: undefined }]);
});

test('what is no dispute, or without a time, is none', () => {
  expect(read({ eventCode: 'REQUEST_FOR_INFORMATION' })).toEqual([]);
  expect(read({ eventCode: 'CHARGEBACK', eventDate: 'soon' })).toEqual([]);
  expect(read({ eventCode: 'CAPTURE' })).toMatchObject([{ topic: 'capture' }]);
});

test.each([
  ['10.4', true],
  ['4837', true],
  ['F29', true],
  ['13.1', false],
  ['4853', false],
  ['', false],
])('reason %s is of a payment that its owner has not made: %s', (chargebackReasonCode, isFraud) => {
  expect(read({ eventCode: 'CHARGEBACK' }, { chargebackReasonCode })).toMatchObject([{ isFraud }]);
});
