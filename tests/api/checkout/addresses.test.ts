import { listCountries } from '@eyelet/contracts/addresses/list-countries.ts';
import { readCountryRules } from '@eyelet/contracts/addresses/read-country-rules.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeBillingAddress } from '@eyelet/contracts/checkout/remove-billing-address.ts';
import { removeShippingAddress } from '@eyelet/contracts/checkout/remove-shipping-address.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { validateShippingAddress } from '@eyelet/contracts/checkout/validate-shipping-address.ts';
import { address } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let shopper: Shopper;
let params: { basketId: string };

beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
  params = { basketId: (await shopper.call(createCartWithItem, { body: { upc: upcs.deck } })).id };
});
afterAll(() => running.close());

const ship = (changes: object = {}) => shopper.call(setShippingAddress, { params, body: { ...address, ...changes } });
const bill = (changes: object = {}) => shopper.call(setBillingAddress, { params, body: { ...address, ...changes } });

test('a shipping address is stored in its normalized form, and the cart returns totals and methods [C7.38 B7.06 C5.35]', async () => {
  const cart = await ship({ city: '  Portland ', subscriptions: { newsletterConsent: true }, context: 'CHECKOUT' });
  expect(cart.shippingAddress).toMatchObject({
    approachType: 'S',
    city: 'Portland',
    country: 'US',
    countryCode: 'US',
    phone: '+12075550123',
    phoneCode: '1',
  });
  expect(cart).toMatchObject({
    totals: { tax: 5.5 },
    payment_instruments: [],
    shippingMethods: [{ code: 'standard' }],
  });
  const { rows } = await running.shop.database.pool.query(
    'select channel, optin from subscription where recipient = $1',
    [address.email],
  );
  expect(rows).toEqual([{ channel: 'email', optin: true }]);
});

test('every member of an address comes back as it was sent, from the call and from the cart [B3.3.02]', async () => {
  const { province, ...place } = address;
  const sent = {
    ...place,
    ...{ addressId: 'address-7', stateCode: province, region: 'New England', addressLine2: 'Suite 4' },
    ...{ addressLine3: 'Ring twice', storeId: 'S-BOSTON', storeName: 'Boston', optionType: 'door' },
    ...{ bookingCode: 'BK-204', shippingId: 'shipment-1', invoiceRequested: true },
    ...{ subscriptions: { newsletterConsent: true }, phoneCode: '1', phone: '2075550123', countryCode: 'US' },
  };
  const kept = { ...sent, id: sent.addressId, province, phone: '+12075550123', approachType: 'S' };
  const posted = await shopper.call(setShippingAddress, { params, body: sent });
  expect(posted.shippingAddress).toEqual(kept);
  expect((await shopper.call(readCart, { params })).shippingAddress).toEqual(kept);
  await shopper.call(setBillingAddress, { params, body: { ...sent, addressLine3: '', invoiceRequested: false } });
  expect((await shopper.call(readCart, { params })).billingAddress).toEqual({
    ...{ ...kept, approachType: 'B' },
    ...{ addressLine3: '', invoiceRequested: false },
  });
});

test('members that were not sent are empty, and the region is that of the market [B3.3.02]', async () => {
  expect((await ship()).shippingAddress).toMatchObject({
    ...{ addressId: '', id: '', addressLine3: '', stateCode: 'ME', region: 'NORA', storeId: '', storeName: '' },
    ...{ optionType: '', bookingCode: '', shippingId: '', invoiceRequested: false },
    subscriptions: { newsletterConsent: false },
  });
});

test('a shipping address without phone is refused with SHP410 [C8.71 C5.43]', async () => {
  expect(await refusalOf(ship({ phone: '' }))).toBe('SHP410');
});

test('a PO box is refused with SHP500 [C7.38 C8.70]', async () => {
  expect(await refusalOf(ship({ addressLine1: 'PO Box 12' }))).toBe('SHP500');
});

test('an undeliverable place is refused with PAY401 [C8.74]', async () => {
  const place = { city: 'San Juan', province: 'PR', postalCode: '00901' };
  expect(await refusalOf(ship(place))).toBe('PAY401');
});

test('a country that the market does not ship to is refused with PAY401 [C8.74]', async () => {
  expect(await refusalOf(ship({ country: 'FR', province: '', postalCode: '75002', phone: '+33612345678' }))).toBe(
    'PAY401',
  );
});

test('every invalid member of an address is reported in the language of the call [C5.36 C5.37 C5.38 C5.39 C5.40 C5.42 C5.44 C5.46]', async () => {
  const error = await errorOf(
    ship({
      firstName: 'A',
      lastName: 'x'.repeat(31),
      addressLine1: '',
      addressLine2: 'x'.repeat(31),
      city: 'x'.repeat(31),
      province: 'ZZ',
      postalCode: '123',
      email: 'a@b',
    }),
  );
  expect(error.id).toBe('CHK320');
  expect(Object.fromEntries(error.errorDetails.map(({ field, message }) => [field, message]))).toMatchObject({
    firstName: 'Value must contain at least 2 characters',
    lastName: 'Value must not be longer than 30 characters',
    addressLine1: 'This field is required',
    addressLine2: 'Value must not be longer than 30 characters',
    city: 'Value must not be longer than 30 characters',
    province: 'Please choose one of the options',
    postalCode: expect.stringMatching(/^Value should match /),
    email: 'Email is not valid',
  });
  const french = await newShopper(running.origin, { locale: 'fr_FR' });
  const { id } = await french.call(createCartWithItem, { body: { upc: upcs.deck } });
  const call = french.call(setShippingAddress, { params: { basketId: id }, body: { phone: '0612345678' } });
  expect((await errorOf(call)).errorDetails.find(({ field }) => field === 'city')?.message).toBe(
    'Ce champ est obligatoire',
  );
});

test('a shipping address is removed again [C7.39]', async () => {
  await ship();
  expect((await shopper.call(removeShippingAddress, { params })).shippingAddress).toBeNull();
});

test('an address is validated without being stored; problems are CHK320 with their members [C7.40, C8.73]', async () => {
  const judge = (changes: object) =>
    shopper.call(validateShippingAddress, { params, body: { ...address, ...changes } });
  const wrong = async (changes: object) => {
    const { id, errorDetails } = await errorOf(judge(changes));
    return { id, fields: errorDetails.map(({ field }) => field).toSorted() };
  };
  await shopper.call(removeShippingAddress, { params });
  expect(await judge({})).toEqual({ valid: true, suggestion: null });
  expect(await judge({ city: ' Portland  ' })).toMatchObject({ valid: true, suggestion: { city: 'Portland' } });
  expect(await wrong({ province: 'NY' })).toEqual({ id: 'CHK320', fields: ['postalCode'] });
  expect(await wrong({ postalCode: '1', addressLine1: 'P.O. Box 3' })).toEqual({
    id: 'CHK320',
    fields: ['addressLine1', 'postalCode'],
  });
  expect((await shopper.call(readCart, { params })).shippingAddress).toBeNull();
});

test.each([
  ['en_US', 'US', 'ME', '97201', 'Use the ZIP code of Maine, such as 04101.'],
  ['en_CA', 'CA', 'NS', 'V6B 1A1', 'Use the postal code of Nova Scotia, such as B3H 1A1.'],
  [
    'fr_CA',
    'CA',
    'NS',
    'V6B 1A1',
    'Saisissez un code postal de cette province (Nouvelle-Écosse), par exemple B3H 1A1.',
  ],
])(
  'in %s the postal code of another province is answered with one that would fit',
  async (locale, country, province, postalCode, message) => {
    const guest = await newShopper(running.origin, { locale });
    const { id } = await guest.call(createCartWithItem, { body: { upc: upcs.deck } });
    const body = { ...address, country, province, postalCode };
    const { errorDetails } = await errorOf(guest.call(setShippingAddress, { params: { basketId: id }, body }));
    expect(errorDetails).toMatchObject([{ field: 'postalCode', message }]);
  },
);

test('a billing address is stored, copied from shipping, and removed [C7.41 C7.42 C3.06]', async () => {
  expect((await bill({ lastName: 'Payer' })).billingAddress).toMatchObject({ approachType: 'B', lastName: 'Payer' });
  expect((await shopper.call(removeBillingAddress, { params })).billingAddress).toBeNull();
  await shopper.call(removeShippingAddress, { params });
  const copy = () => shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  expect(await refusalOf(copy())).toBe('BIL400');
  await ship();
  expect((await copy()).billingAddress).toMatchObject({ approachType: 'B', lastName: 'Marsh' });
});

test('a billing address copied from shipping follows its changes until it is set separately [C7.41]', async () => {
  const move = (addressLine1: string) =>
    shopper.call(setShippingAddress, { params, body: { ...address, addressLine1 } });
  await move('1 Old Wharf');
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  expect((await move('2 New Wharf')).billingAddress).toMatchObject({ addressLine1: '2 New Wharf', approachType: 'B' });
  await bill({ addressLine1: '3 Counting House' });
  expect((await move('4 Far Wharf')).billingAddress).toMatchObject({ addressLine1: '3 Counting House' });
  await shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
  await shopper.call(removeBillingAddress, { params });
  expect((await move('5 Last Wharf')).billingAddress).toBeNull();
});

test('a billing address without phone is refused with BILL410 [C8.83]', async () => {
  expect(await refusalOf(bill({ phone: '' }))).toBe('BILL410');
});

test('a billing address needs an existing country and a valid dial code [C7.41 C5.27]', async () => {
  const fields = async (call: Promise<unknown>) => (await errorOf(call)).errorDetails.map(({ field }) => field);
  expect(await fields(bill({ country: 'ZZ' }))).toEqual(['country']);
  expect(await fields(bill({ phoneCode: '9'.repeat(150) }))).toEqual(['phone']);
  expect((await bill({ country: 'JP', phoneCode: '81', phone: '9012345678' })).billingAddress).toMatchObject({
    country: 'JP',
    phone: '+819012345678',
  });
});

test('countries come with names of the locale and dial codes [C7.93 B7.28]', async () => {
  const { countries } = await shopper.call(listCountries, {});
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    name: 'Germany',
    dialCode: '49',
    shippable: false,
  });
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  const list = (await german.call(listCountries, {})).countries;
  expect(list.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Deutschland', shippable: true });
});

test('address rules of a country: states, postal pattern, mask; an unknown country is API404 [C7.94 C5.46 B7.28]', async () => {
  const us = await shopper.call(readCountryRules, { params: { countryCode: 'US' } });
  expect(us).toMatchObject({ dialCode: '1', phoneMask: '(XXX) XXX - XXXX', dateFormat: 'MM/DD/YYYY' });
  expect(us.provinces).toContainEqual({ code: 'ME', name: 'Maine' });
  const postal = us.fields.find(({ name }) => name === 'postalCode');
  expect(new RegExp(`^(?:${postal?.pattern})$`).test('04101')).toBe(true);
  expect(us.fields.find(({ name }) => name === 'addressLine1')).toMatchObject({ required: true, max: 30 });
  expect(await refusalOf(shopper.call(readCountryRules, { params: { countryCode: 'XX' } }))).toBe('API404');
});

test.each(['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS'])(
  'with the context %s a wallet may send a city of 50 characters, other calls may not [B5.5.08]',
  async (context) => {
    const city = 'Llanfair '.repeat(5).trim().slice(0, 40);
    expect((await ship({ city, context })).shippingAddress?.city).toBe(city);
    expect((await bill({ city, context })).billingAddress?.city).toBe(city);
    expect(await refusalOf(ship({ city }))).toBe('CHK320');
    expect(await refusalOf(bill({ city }))).toBe('CHK320');
    expect(await refusalOf(ship({ city: 'L'.repeat(51), context }))).toBe('CHK320');
  },
);

test('a wallet sheet may omit name and street until it is authorised; other calls may not', async () => {
  const { city, province, postalCode, country } = address;
  const selected = { city, province, postalCode, country };
  const chosen = await shopper.call(setShippingAddress, {
    params,
    body: { ...selected, context: 'APPLE_PAY_EXPRESS' },
  });
  expect(chosen.shippingMethods[0]?.applicableShippingMethods.length).toBeGreaterThan(1);
  expect(await refusalOf(shopper.call(setShippingAddress, { params, body: selected }))).toBe('SHP410');
  const wrong = { ...selected, postalCode: 'x', context: 'APPLE_PAY_EXPRESS' };
  expect(await refusalOf(shopper.call(setShippingAddress, { params, body: wrong }))).toBe('CHK320');
});

test('an address of a wallet sheet is validated by the rules of the sheet [B5.5.01 B5.5.03 B5.5.05 B5.5.06]', async () => {
  const context = 'APPLE_PAY_EXPRESS';
  expect((await ship({ context })).shippingAddress?.city).toBe(address.city);
  expect(await refusalOf(ship({ context, city: 'Portland 🌊' }))).toBe('CHK320');
  expect(await refusalOf(ship({ context, firstName: 'Ада' }))).toBe('CHK320');
  expect(await refusalOf(ship({ context, addressLine1: '' }))).toBe('CHK320');
  expect(await refusalOf(ship({ context, firstName: '' }))).toBe('CHK320');
  const german = await newShopper(running.origin, { locale: 'de_DE' });
  const { id } = await german.call(createCartWithItem, { body: { upc: upcs.deck } });
  const vienna = {
    ...address,
    addressLine1: 'Ring 1',
    city: 'Wien',
    province: '',
    postalCode: '1010',
    country: 'AT',
    phone: '+4315123456',
  };
  const send = (body: object) =>
    german.call(setShippingAddress, { params: { basketId: id }, body: { ...vienna, ...body } });
  expect((await send({})).shippingAddress?.country).toBe('AT');
  expect(await refusalOf(send({ context }))).toBe('PAY401');
});
