import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const add = (consumer: TestConsumer, change: object) =>
  consumer.call(addAddress, { body: { address: { ...address, ...change } } });

async function book(consumer: TestConsumer) {
  const { consumerDetails } = await consumer.call(readConsumer, {});
  return consumerDetails.addresses.map(({ addressLine1, approachType, main }) => [addressLine1, approachType, main]);
}

test('an address is stored with all its members [C3.04, C7.83]', async () => {
  const consumer = await newConsumer(running.origin);
  const all = {
    ...address,
    approachType: 'S' as const,
    addressLine2: 'Flat 2',
    addressLine3: 'Back door',
    recipientContactPhone: '+12075550199',
    shippingId: 'me',
    storeId: 'S-1',
    storeName: 'Harbor',
    optionType: 'shop',
    bookingCode: 'B-1',
    region: 'NORA',
    invoiceRequested: true,
    subscriptions: { newsletterConsent: true },
  };
  const { addressId } = await consumer.call(addAddress, { body: { address: all } });
  const [kept] = (await consumer.call(readConsumer, {})).consumerDetails.addresses;
  expect(kept).toEqual({
    ...all,
    addressId,
    id: addressId,
    main: true,
    stateCode: 'ME',
    countryCode: 'US',
    phone: '+12075550123',
    phoneCode: '1',
  });
});

test('the first of a type is the main one, and a new main one leaves the other type alone [C4.39, C4.40, C4.41, C4.42]', async () => {
  const consumer = await newConsumer(running.origin);
  await add(consumer, { addressLine1: '1 Pier Road' });
  await add(consumer, { addressLine1: '2 Pier Road' });
  await add(consumer, { addressLine1: '9 Bill Street', approachType: 'B' });
  const { addressId } = await add(consumer, { addressLine1: '3 Pier Road', main: true });
  expect(await book(consumer)).toEqual([
    ['9 Bill Street', 'B', true],
    ['3 Pier Road', 'S', true],
    ['1 Pier Road', 'S', false],
    ['2 Pier Road', 'S', false],
  ]);
  await consumer.call(removeAddress, { params: { addressId } });
  expect((await book(consumer)).filter(([, , main]) => main)).toEqual([
    ['1 Pier Road', 'S', true],
    ['9 Bill Street', 'B', true],
  ]);
});

test('an address can be changed in part; a duplicate, or one of another consumer, is refused [C7.84, C7.85, C8.109, C8.110]', async () => {
  const consumer = await newConsumer(running.origin);
  const { addressId } = await add(consumer, {});
  expect(await refusalOf(add(consumer, { addressLine1: ' 12  HARBOR street ' }))).toBe('CCA400');
  await add(consumer, { approachType: 'B' });
  await consumer.call(changeAddress, { params: { addressId }, body: { address: { city: 'Bangor' } } });
  const [kept] = (await consumer.call(readConsumer, {})).consumerDetails.addresses;
  expect(kept).toMatchObject({ city: 'Bangor', addressLine1: address.addressLine1 });
  const unknown = { params: { addressId: 'unknown' } };
  expect(await refusalOf(consumer.call(changeAddress, { ...unknown, body: { address: {} } }))).toBe('CCA401');
  expect(await refusalOf(consumer.call(removeAddress, unknown))).toBe('CCA401');
  await consumer.call(removeAddress, { params: { addressId } });
  expect(await refusalOf(consumer.call(removeAddress, { params: { addressId } }))).toBe('CCA401');
});

test('problems of an address are reported by member', async () => {
  const consumer = await newConsumer(running.origin);
  const error = await errorOf(add(consumer, { city: '', postalCode: 'x', addressLine1: 'PO Box 12' }));
  expect(error.id).toBe('CHK320');
  expect(error.errorDetails.map(({ field }) => field).toSorted()).toEqual(['addressLine1', 'city', 'postalCode']);
  expect(await refusalOf(add(consumer, { phone: '' }))).toBe('SHP410');
});

test('an address that a card is billed to cannot be removed [C8.102]', async () => {
  const consumer = await newConsumer(running.origin);
  const { addressId } = await add(consumer, { approachType: 'B' });
  const token = await cardToken(running.origin);
  const { card } = await consumer.call(saveCard, {
    body: { payment_method_id: 'CREDIT_CARD', token, billingAddressId: addressId, recaptcha_response: humanProof },
  });
  expect(await refusalOf(consumer.call(removeAddress, { params: { addressId } }))).toBe('PRO414');
  const params = { paymentInstrumentId: card.paymentInstrumentId };
  await consumer.call(changeCard, { params, body: { billingAddressId: null } });
  await consumer.call(removeAddress, { params: { addressId } });
});

test('of addresses added at the same time, one is the main one', async () => {
  const consumer = await newConsumer(running.origin);
  await Promise.all(Array.from({ length: 6 }, (_, n) => add(consumer, { addressLine1: `${n} Quay`, main: true })));
  expect((await book(consumer)).filter(([, , main]) => main)).toHaveLength(1);
});
