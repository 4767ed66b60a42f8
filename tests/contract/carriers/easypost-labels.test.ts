import { randomUUID } from 'node:crypto';
import { createEasypost } from '@eyelet/server/carriers/easypost/easypost.ts';
import { LabelFailure, type LabelService, type LabelWish } from '@eyelet/server/labels/label-service.ts';
import { address } from '@eyelet/testing/buy.ts';
import { type CarrierServer, startCarrierServer } from '@eyelet/testing/carrier-server.ts';
import { labelFile } from '@eyelet/testing/carrier-shipments.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: CarrierServer;
beforeAll(async () => {
  server = await startCarrierServer();
});
beforeEach(() => {
  for (const step of ['create', 'read', 'buy', 'refund', 'file']) server.shipments.fault(step, undefined);
  server.shipments.withoutRates(false);
  server.shipments.refundsEnd('submitted');
});
afterAll(() => server.close());

function labelsOf(options: Partial<Parameters<typeof createEasypost>[0]> = {}): LabelService {
  const { labels } = createEasypost({
    ...{ endpoint: server.endpoint, apiKey: server.key, webhookSecret: server.secret, names: { ups: 'UPS' } },
    ...{ services: { ups: 'Ground' }, returnServices: {}, ...options },
  });
  if (!labels) throw new Error('it makes no labels');
  return labels;
}

const wishOf = (changes: Partial<LabelWish> = {}): LabelWish => ({
  ...{ labelId: randomUUID(), orderNumber: '00001', returnId: null, carrier: 'ups', grams: 800 },
  box: { length: 40, width: 30, height: 15 },
  from: {
    ...{ name: 'Skerry', addressLine1: '4 Ropewalk Yard', city: 'Portland', province: 'ME', postalCode: '04101' },
    ...{ country: 'US', phone: '+12075550100' },
  },
  to: {
    ...{ approachType: 'S', countryCode: 'US', phoneCode: '1', addressLine2: '', ...address },
    ...{ country: 'US', province: 'MA', phone: '+12025550123', email: 'one@example.com' },
  } as LabelWish['to'],
  ...{ language: 'en-US', shopName: 'Skerry', now: new Date('2026-05-05T12:00:00Z') },
  ...changes,
});

const patient = () => AbortSignal.timeout(5_000);
const failureIn = async (run: Promise<unknown>) => {
  const error: unknown = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof LabelFailure ? [error.problem, error.detail] : error;
};

test('a label is prepared by the documented form, and the cheapest rate of its carrier and service is bought once', async () => {
  const labels = labelsOf();
  expect(labels.carriers).toEqual(['ups']);
  const wish = wishOf();
  const ref = await labels.prepare(wish, patient());
  expect(server.shipments.asked().at(-1)).toEqual({
    reference: wish.labelId,
    from_address: {
      ...{ name: 'Skerry', company: 'Skerry', street1: '4 Ropewalk Yard', city: 'Portland', state: 'ME' },
      ...{ zip: '04101', country: 'US', phone: '+12075550100' },
    },
    to_address: expect.objectContaining({
      ...{ name: `${address.firstName} ${address.lastName}`, street1: address.addressLine1, zip: address.postalCode },
      ...{ country: 'US', state: 'MA', email: 'one@example.com' },
    }),
    parcel: { length: 15.7, width: 11.8, height: 5.9, weight: 28.2 },
    options: { label_format: 'PDF', print_custom_1: '00001' },
  });
  const label = { trackingNumber: `1Z${ref.slice(4).toUpperCase()}`, cost: 758, currency: 'USD', pdf: labelFile };
  expect(await labels.buy(ref, wish, patient())).toEqual(label);
  expect(await labels.buy(ref, wish, patient())).toEqual(label);
  expect(server.shipments.bought.filter((one) => one === wish.labelId)).toHaveLength(1);
});

test('a purchase whose answer was lost is found, and not made again', async () => {
  const labels = labelsOf();
  const wish = wishOf();
  const ref = await labels.prepare(wish, patient());
  server.shipments.fault('buy', 'lost-answer');
  await expect(labels.buy(ref, wish, patient())).rejects.toThrow();
  expect(await labels.buy(ref, wish, patient())).toMatchObject({ cost: 758 });
  expect(server.shipments.bought.filter((one) => one === wish.labelId)).toHaveLength(1);
});

test('of two processes that buy the same label at once, both have the one label', async () => {
  const labels = labelsOf();
  const wish = wishOf();
  const ref = await labels.prepare(wish, patient());
  const [one, other] = await Promise.all([labels.buy(ref, wish, patient()), labels.buy(ref, wish, patient())]);
  expect(one).toEqual(other);
  expect(server.shipments.bought.filter((given) => given === wish.labelId)).toHaveLength(1);
});

test.each([
  [401, 'account'],
  [402, 'account'],
  [403, 'account'],
  [422, 'refused'],
  [429, 'busy'],
  [500, 'down'],
  [503, 'down'],
])('status %i is the failure %s, in the words of the service', async (status, problem) => {
  server.shipments.fault('create', { status, message: 'as it says' });
  expect(await failureIn(labelsOf().prepare(wishOf(), patient()))).toEqual([problem, 'as it says']);
});

test('a place without an address, a customs border, and a parcel that the carrier does not take have no label', async () => {
  const labels = labelsOf();
  const { from, to } = wishOf();
  expect(await failureIn(labels.prepare(wishOf({ from: { ...from, addressLine1: '' } }), patient()))).toEqual([
    ...['sender', ''],
  ]);
  expect(await failureIn(labels.prepare(wishOf({ to: { ...to, country: 'CA' } }), patient()))).toEqual(['customs', '']);
  const wish = wishOf();
  const ref = await labels.prepare(wish, patient());
  server.shipments.withoutRates(true);
  expect(await failureIn(labels.buy(ref, wish, patient()))).toEqual(['refused', 'The postal code is not served.']);
  expect(server.shipments.bought).not.toContain(wish.labelId);
});

test('a service that is silent, down, without a label or with another file is a failure to be tried again', async () => {
  const labels = labelsOf();
  const wish = wishOf();
  await expect(labelsOf({ endpoint: 'http://127.0.0.1:9' }).prepare(wish, patient())).rejects.toThrow();
  const ref = await labels.prepare(wish, patient());
  server.shipments.fault('read', 'silence');
  await expect(labels.buy(ref, wish, AbortSignal.timeout(200))).rejects.toMatchObject({ name: 'TimeoutError' });
  server.shipments.fault('read', undefined);
  server.shipments.fault('file', { status: 404 });
  expect(await failureIn(labels.buy(ref, wish, patient()))).toEqual(['down', 'the label is no PDF']);
  server.shipments.fault('file', undefined);
  expect(await labels.buy(ref, wish, patient())).toMatchObject({ pdf: labelFile });
});

test('a label is taken back once; one that was never bought is dropped, and one that its carrier keeps is kept', async () => {
  const labels = labelsOf();
  const wish = wishOf();
  const ref = await labels.prepare(wish, patient());
  expect(await labels.takeBack(ref, patient())).toBe('dropped');
  await labels.buy(ref, wish, patient());
  expect([await labels.takeBack(ref, patient()), await labels.takeBack(ref, patient())]).toEqual(['voided', 'voided']);
  expect(server.shipments.refunded.filter((one) => one === wish.labelId)).toHaveLength(1);
  for (const [status, outcome] of [
    ['not_applicable', 'kept'],
    ['refunded', 'voided'],
  ] as const) {
    const next = wishOf();
    const named = await labels.prepare(next, patient());
    await labels.buy(named, next, patient());
    server.shipments.refundsEnd(status);
    expect(await labels.takeBack(named, patient())).toBe(outcome);
  }
  const rejected = wishOf();
  const named = await labels.prepare(rejected, patient());
  await labels.buy(named, rejected, patient());
  server.shipments.refundsEnd('rejected');
  expect(await failureIn(labels.takeBack(named, patient()))).toEqual(['down', 'the label was not taken back yet']);
  server.shipments.fault('refund', { status: 422 });
  expect(await labels.takeBack(named, patient())).toBe('kept');
});

test('without the service of a carrier no labels are made', () => {
  const { labels } = createEasypost({
    ...{
      endpoint: server.endpoint,
      apiKey: server.key,
      webhookSecret: server.secret,
      names: {},
      services: {},
      returnServices: {},
    },
  });
  expect(labels).toBeUndefined();
});
