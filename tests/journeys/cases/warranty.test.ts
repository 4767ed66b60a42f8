import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ready } from '../signing/steps.ts';

const { visit } = openJourney();

const markets = {
  'en-us': {
    t: createMessages('en-US'),
    day: '03/05/2026',
    address: { addressLine1: '4 Wharf St', city: 'Portland', postalCode: '04101', phone: '2075550144' },
    province: 'ME',
  },
  'de-de': {
    t: createMessages('de-DE'),
    day: '05/03/2026',
    address: { addressLine1: 'Am Sandtorkai 4', city: 'Hamburg', postalCode: '20457', phone: '4030990144' },
    province: undefined,
  },
} as const;

type Locale = keyof typeof markets;

async function picture(name: string) {
  const image = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a5c3e' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function fillWarranty(page: Page, locale: Locale, styleId: string): Promise<void> {
  const { day, address, province } = markets[locale];
  const values = { styleId, purchasePlace: 'Skerry', purchaseDate: day, message: 'The sole came off.' };
  const person = { firstName: 'Runa', lastName: 'Strand', email: 'runa@example.com', ...address };
  for (const [name, value] of Object.entries({ ...values, ...person }))
    await page.locator(`#shipping-${name}`).fill(value);
  if (province) await page.locator('#shipping-province').selectOption(province);
}

test.each(['en-us', 'de-de'] as const)(
  'in %s a warranty case with pictures is submitted after a bad style id was named [C1.30] [C1.34]',
  async (locale) => {
    const { t } = markets[locale];
    const visitor = await visit(`/${locale}/help/warranty`);
    const { page } = visitor;
    await ready(page);
    const send = page.getByRole('button', { name: t('cases.submit'), exact: true });
    await send.click();
    expect(await page.locator('#shipping-styleId-error').textContent()).toBe(t('validation.required'));
    await fillWarranty(page, locale, 'ab12');
    await page
      .getByLabel(t('cases.field.pictures'))
      .setInputFiles([await picture('sole.jpg'), await picture('box.jpg')]);
    await send.click();
    expect(await page.locator('#shipping-styleId-error').textContent()).toContain('AB12CD34');
    await page.getByLabel(t('cases.field.styleId')).fill('SKTERN01');
    await send.click();
    const note = page.getByRole('status').filter({ hasText: t('cases.sent.title') });
    await note.waitFor();
    expect(await note.textContent()).toMatch(/[0-9A-Z]{8}/);
    expectNoComplaints(visitor);
  },
);

test('a file that is no picture is refused by the shop, and the input stays [C1.34]', async () => {
  const { t } = markets['en-us'];
  const { page } = await visit('/en-us/help/warranty');
  await ready(page);
  await fillWarranty(page, 'en-us', 'SKTERN01');
  const file = { name: 'sole.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await page.getByLabel(t('cases.field.pictures')).setInputFiles(file);
  await page.getByRole('button', { name: t('cases.submit'), exact: true }).click();
  await expect.poll(() => page.locator('#shipping-pictures-error').textContent()).toBe(t('validation.picture'));
  expect(await page.getByLabel(t('cases.field.defect')).inputValue()).toBe('The sole came off.');
  expect(await page.locator('input[type=file]').evaluate((one) => (one as HTMLInputElement).files?.length)).toBe(1);
});

test('without scripts a warranty case with a picture is submitted [C1.30]', async () => {
  const { t } = markets['en-us'];
  const { page } = await visit('/en-us/help/warranty', { javaScriptEnabled: false });
  await fillWarranty(page, 'en-us', 'SKTERN01');
  const chosen = await picture('sole.jpg');
  // The proof of the form is valid only after some moments; files must be chosen again on each page.
  const send = async () => {
    if ((await page.locator('input[type=file]').count()) === 1) {
      await page.locator('input[type=file]').setInputFiles(chosen);
      await page.getByRole('button', { name: t('cases.submit'), exact: true }).click();
    }
    return page.getByText(t('cases.sent.title')).count();
  };
  await expect.poll(send, { timeout: 20_000, interval: 1500 }).toBe(1);
});

test.each([
  ['en-us', widths.phone],
  ['de-de', widths.tablet],
  ['de-de', widths.desktop],
] as const)('the warranty form in %s is accessible and fits %i px', async (locale, width) => {
  const { t } = markets[locale];
  const { page } = await visit(`/${locale}/help/warranty`, { viewport: { width, height: 900 } });
  await ready(page);
  await expectAccessible(page, 'warranty form');
  await page.getByRole('button', { name: t('cases.submit'), exact: true }).click();
  await page.locator('#shipping-styleId-error').waitFor();
  await expectAccessible(page, 'refused warranty form');
  await expectFits(page);
});
