import { randomUUID } from 'node:crypto';
import { createCarrierSimulator } from '@eyelet/server/carriers/simulator/simulator.ts';
import type { LabelWish } from '@eyelet/server/labels/label-service.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { expect, test } from 'vitest';

const now = new Date('2026-05-05T12:00:00Z');
const wish: LabelWish = {
  ...{ labelId: randomUUID(), orderNumber: '00001', returnId: null, carrier: 'dhl', grams: 1300 },
  box: { length: 40, width: 30, height: 15 },
  from: { name: 'Skerry', addressLine1: '', city: '', province: '', postalCode: '', country: 'NL', phone: '' },
  to: {
    ...{ approachType: 'S', countryCode: 'DE', phoneCode: '49', addressLine2: '', phone: '', email: '' },
    ...{ firstName: 'Jörg', lastName: 'Weiß', addressLine1: 'Am Kai 3', city: 'Hamburg', province: '' },
    ...{ postalCode: '20457', country: 'DE' },
  },
  ...{ language: 'de-DE', shopName: 'Skerry', now },
};

test('a simulated label is a tagged paper with the address and the number, and the same for the same wish', async () => {
  const service = createCarrierSimulator();
  const { labels } = service;
  if (!labels) throw new Error('it makes no labels');
  const signal = AbortSignal.timeout(20_000);
  const ref = await labels.prepare(wish, signal);
  const bought = await labels.buy(ref, wish, signal);
  expect(await labels.buy(ref, wish, signal)).toEqual(bought);
  const paper = await readPdf(bought.pdf);
  expect(paper).toMatchObject({ language: 'de-DE', embedded: true });
  expect(paper.title).toContain('DHL');
  for (const text of ['Jörg Weiß', 'Am Kai 3', '20457 Hamburg', bought.trackingNumber, '1,3'])
    expect(paper.text).toContain(text);
  expect(paper.roles).toEqual(expect.arrayContaining(['H1', 'P', 'Figure']));
  expect(await labels.takeBack(ref, signal)).toBe('voided');
  // Its parcel moves as all of the simulator do.
  const later = new Date(now.getTime() + 12 * 3_600_000);
  const parcel = { carrier: 'dhl', trackingNumber: bought.trackingNumber, handedOverAt: now, promisedTo: null };
  expect((await service.look(parcel, later))?.scans.map(({ state }) => state)).toContain('travelling');
});

test('another wish has another number', async () => {
  const { labels } = createCarrierSimulator();
  const signal = AbortSignal.timeout(20_000);
  const other = { ...wish, labelId: randomUUID() };
  const numbers = await Promise.all([wish, other].map((one) => labels?.buy(one.labelId, one, signal)));
  expect(new Set(numbers.map((one) => one?.trackingNumber)).size).toBe(2);
});
