import { createEasypost } from '@eyelet/server/carriers/easypost/easypost.ts';
import {
  type CarrierServer,
  detailOf,
  startCarrierServer,
  trackerOf,
  webhookOf,
} from '@eyelet/testing/carrier-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: CarrierServer;
beforeAll(async () => {
  server = await startCarrierServer();
});
beforeEach(() => {
  server.answer({});
  server.requests.length = 0;
});
afterAll(() => server.close());

const now = new Date('2026-05-05T12:00:00Z');
const service = (options: Partial<Parameters<typeof createEasypost>[0]> = {}) =>
  createEasypost({
    ...{ endpoint: server.endpoint, apiKey: server.key, webhookSecret: server.secret, names: { ups: 'UPS' } },
    services: { ups: 'Ground' },
    returnServices: {},
    ...options,
  });
const parcel = (carrier = 'ups') => ({ carrier, trackingNumber: '1Z 7', handedOverAt: now, promisedTo: null });

test('a parcel is followed by its number and the name of its carrier, and its scans are read', async () => {
  server.answer({
    est_delivery_date: '2026-05-07T00:00:00Z',
    tracking_details: [
      detailOf('pre_transit', '2026-05-04T10:00:00Z'),
      detailOf('in_transit', '2026-05-04T20:00:00Z', 'BOSTON'),
      detailOf('out_for_delivery', '2026-05-05T07:00:00-04:00', 'AUSTIN'),
      detailOf('failure', '2026-05-05T09:00:00Z'),
      detailOf('available_for_pickup', '2026-05-05T10:00:00Z'),
      detailOf('return_to_sender', '2026-05-05T11:00:00Z'),
      detailOf('delivered', '2026-05-05T12:00:00Z'),
      detailOf('unknown', '2026-05-05T12:30:00Z'),
      detailOf('in_transit', 'soon'),
    ],
  });
  const update = await service().look(parcel(), now);
  expect(server.requests).toEqual([{ tracking_code: '1Z 7', carrier: 'UPS' }]);
  expect(update).toMatchObject({ carrier: 'ups', trackingNumber: '1Z 7', expectedOn: '2026-05-07' });
  expect(update?.saidAt).toEqual(new Date('2026-05-05T10:00:00Z'));
  expect(update?.scans.map(({ state, at, place }) => [state, at.toISOString(), place])).toEqual([
    ['announced', '2026-05-04T10:00:00.000Z', ''],
    ['travelling', '2026-05-04T20:00:00.000Z', 'BOSTON, US'],
    ['out-for-delivery', '2026-05-05T11:00:00.000Z', 'AUSTIN, US'],
    ['not-delivered', '2026-05-05T09:00:00.000Z', ''],
    ['to-collect', '2026-05-05T10:00:00.000Z', ''],
    ['returning', '2026-05-05T11:00:00.000Z', ''],
    ['delivered', '2026-05-05T12:00:00.000Z', ''],
  ]);
});

test('a carrier without a name is recognised by its number, and the local day of its arrival holds', async () => {
  server.answer({
    est_delivery_date: '2026-05-07T23:00:00Z',
    carrier_detail: { object: 'CarrierDetail', service: 'Ground', est_delivery_date_local: '2026-05-08' },
  });
  expect(await service().look(parcel('la-poste'), now)).toMatchObject({
    carrier: 'la-poste',
    expectedOn: '2026-05-08',
  });
  expect(server.requests).toEqual([{ tracking_code: '1Z 7' }]);
});

test.each([400, 404, 422])('a number that answers %i is not followed', async (status) => {
  server.answer(status);
  expect(await service().look(parcel(), now)).toBeUndefined();
});

test.each([402, 429, 500, 503])('status %i is a failure, to be tried again', async (status) => {
  server.answer(status);
  await expect(service().look(parcel(), now)).rejects.toThrow(String(status));
});

test('a wrong key, a service that is down and an answer of another parcel are failures', async () => {
  await expect(service({ apiKey: 'wrong' }).look(parcel(), now)).rejects.toThrow('401');
  await expect(service({ endpoint: 'http://127.0.0.1:9' }).look(parcel(), now)).rejects.toThrow();
  server.answer({ tracking_code: 'another' });
  await expect(service().look(parcel(), now)).rejects.toThrow('no tracker');
  server.answer({ tracking_details: 'none' });
  await expect(service().look(parcel(), now)).rejects.toThrow('no tracker');
});

test('a webhook is read if its signature is that of its body, and only for trackers', () => {
  const tracker = trackerOf('1Z 7', { tracking_details: [detailOf('delivered', '2026-05-05T12:00:00Z')] });
  const { body, headers } = webhookOf(tracker, server.secret);
  expect(service().readWebhook({ body, headers })).toMatchObject([
    { carrier: 'ups', trackingNumber: '1Z 7', scans: [{ state: 'delivered' }] },
  ]);
  expect(service().readWebhook({ body: body.replace('1Z 7', '1Z 8'), headers })).toBeUndefined();
  expect(service().readWebhook({ body, headers: {} })).toBeUndefined();
  expect(service({ webhookSecret: 'another' }).readWebhook({ body, headers })).toBeUndefined();
  expect(service().readWebhook(webhookOf(tracker, server.secret, 'batch.updated'))).toEqual([]);
  expect(service().readWebhook(webhookOf('nothing', server.secret))).toEqual([]);
  const detected = webhookOf(trackerOf('1Z 7', { carrier: 'Detected' }), server.secret);
  expect(service().readWebhook(detected)).toMatchObject([{ carrier: null }]);
});
