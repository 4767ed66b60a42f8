import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy } from '../checkout/steps.ts';
import { callAs, nameIn, newAccount, patient, ready, signIn, tern, wordsOf } from './steps.ts';

const journey = openJourney();
const saved = (page: Page, locale: string) => page.getByRole('region', { name: wordsOf(locale)('saved.title') });

/** A cart page with one line. */
async function visitCart(locale: string) {
  const visitor = await journey.visit(`/${locale}`);
  await buy(visitor.page, locale);
  await visitor.page.goto(`/${locale}/cart`);
  await ready(visitor.page);
  return visitor;
}

/** The cart page of a shopper who has saved these sizes. */
async function visitSaved(): Promise<Readonly<{ page: Page; upcs: readonly string[] }>> {
  const { page } = await journey.visit('/en-us');
  // The browser has a token when its cookies are set.
  await expect.poll(async () => (await page.context().cookies()).length, patient).toBeGreaterThan(0);
  const upcs = (await sizes(page)).slice(0, 2);
  await callAs(page, updateSavedItems, { body: { items: upcs.map((upc) => ({ upc })) } });
  await page.goto('/en-us/cart');
  await ready(page);
  return { page, upcs };
}

const sizes = async (page: Page): Promise<string[]> => {
  const response = await page.request.get(`/products/v2/products/${tern.productId}/details`);
  const { variants } = (await response.json()) as { variants: { upc: string; productInventoryState: string }[] };
  return variants.filter((one) => one.productInventoryState !== 'OutOfStock').map(({ upc }) => upc);
};

test.each(['en-us', 'de-de'])(
  'a line of the cart is saved for later and moved back, in %s [C1.10, C7.49, C6.04]',
  async (locale) => {
    const t = wordsOf(locale);
    const name = nameIn(locale, tern);
    const visitor = await visitCart(locale);
    const { page } = visitor;
    await page.getByRole('button', { name: t('saved.saveName', { name }) }).click();
    await page.getByText(t('saved.done', { name })).waitFor();
    await page.getByText(t('cart.empty.title')).waitFor();
    const list = saved(page, locale);
    await list.getByRole('heading', { name }).waitFor();
    await page.reload();
    await ready(page);
    await list.getByRole('button', { name: t('saved.moveName', { name }) }).click();
    await page.getByText(t('saved.moved', { name })).waitFor();
    await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
    await list.waitFor({ state: 'detached' });
    expectNoComplaints(visitor);
  },
);

test('a shopper changes quantity and size of a saved item, removes it, and undoes that [C7.50, C7.99, C7.100]', async () => {
  const t = wordsOf('en-us');
  const { page } = await visitCart('en-us');
  await page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).click();
  const list = saved(page, 'en-us');
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await list.getByRole('button', { name: t('cart.increase') }).click();
  expect((await (await changed).json()).items[0].qty).toBe(2);
  await list.getByRole('button', { name: t('saved.changeSizeOf', { name: tern.name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('saved.changeSize') });
  await dialog.getByRole('radio', { disabled: false }).nth(1).check({ force: true });
  const resized = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: t('saved.updateInCart') }).click();
  expect((await (await resized).json()).items).toMatchObject([{ qty: 2 }]);
  await dialog.waitFor({ state: 'detached' });
  await list.getByRole('button', { name: t('saved.removeName', { name: tern.name }) }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('saved.undo') }).click();
  await list.getByRole('heading', { name: tern.name }).waitFor();
});

test('an item that has since sold out shows a message and stays saved [C8.131]', async () => {
  const t = wordsOf('en-us');
  const { page } = await visitCart('en-us');
  await page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).click();
  const list = saved(page, 'en-us');
  await page.route('**/cart/v2/saveForLater*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-error': 'INV700' } }),
  );
  await list.getByRole('button', { name: t('saved.moveName', { name: tern.name }) }).click();
  await page.getByText(t('error.INV700')).waitFor();
  await list.getByRole('heading', { name: tern.name }).waitFor();
});

test('several items with too little stock show a message and stay saved; one by one they can be moved [C8.132]', async () => {
  const t = wordsOf('en-us');
  const { page, upcs } = await visitSaved();
  await page.route('**/cart/v2/saveForLater*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-error': 'INV406' } }),
  );
  const list = saved(page, 'en-us');
  await list.getByRole('button', { name: t('saved.moveAll') }).click();
  await page.getByText(t('error.INV406')).waitFor();
  await list.getByText(t('saved.count', { n: 2 })).waitFor();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
  await page.unroute('**/cart/v2/saveForLater*');
  await list
    .locator(`[data-saved="${upcs[0]}"]`)
    .getByRole('button', { name: t('saved.moveName', { name: tern.name }) })
    .click();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
  await list.getByText(t('saved.count', { n: 1 })).waitFor();
});

test('a guest who signs in keeps the saved items [C4.31]', async () => {
  const t = wordsOf('en-us');
  const account = await newAccount(journey.origin());
  const { page } = await visitCart('en-us');
  await page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).click();
  await saved(page, 'en-us').getByRole('heading', { name: tern.name }).waitFor();
  await signIn(page, 'en-us', account);
  await page.reload();
  await ready(page);
  await saved(page, 'en-us').getByRole('heading', { name: tern.name }).waitFor();
});
