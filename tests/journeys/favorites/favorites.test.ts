import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import {
  elsewhere,
  favoritesLink,
  gull,
  heart,
  like,
  nameIn,
  newAccount,
  patient,
  press,
  ready,
  signIn,
  signOut,
  tern,
  womensTern,
  wordsOf,
} from './steps.ts';

const journey = openJourney();

test.each(['en-us', 'de-de'])(
  'hearts of a listing and of a product page add products to the favorites, in %s [C1.11, C2.17]',
  async (locale) => {
    const t = wordsOf(locale);
    const name = nameIn(locale, womensTern);
    const visitor = await journey.visit(`/${locale}/c/shoes-2100`);
    const { page } = visitor;
    await ready(page);
    const button = heart(page.getByRole('main'), locale, name);
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await press(page, button);
    await expect.poll(() => button.getAttribute('aria-pressed'), patient).toBe('true');
    await favoritesLink(page, locale, 1).waitFor();
    await page.goto(`/${locale}/p/x-${gull.productId}`);
    await ready(page);
    await press(page, heart(page.getByRole('main'), locale, gull.name));
    await favoritesLink(page, locale, 2).click();
    await page.getByRole('heading', { level: 1, name: t('favorites.title') }).waitFor();
    const list = page.getByRole('list', { name: t('favorites.title') });
    await list.getByRole('heading', { name: gull.name, exact: true }).waitFor();
    await list.getByRole('heading', { name: name, exact: true }).waitFor();
    expectNoComplaints(visitor);
  },
);

test('without favorites the page says so and offers links [C2.17]', async () => {
  const t = wordsOf('de-de');
  const { page } = await journey.visit('/de-de/favorites');
  await page.getByText(t('favorites.empty.title')).waitFor();
  await page.getByRole('link', { name: t('favorites.empty.action') }).click();
  await page.waitForURL(`${journey.origin()}/de-de`);
});

test('the id of the list is kept in this browser, and hearts are shown before the server answers [C9.21]', async () => {
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await press(page, heart(page.getByRole('main'), 'en-us', tern.name));
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.favorites') ?? '{}').favoriteId);
  await expect.poll(kept, patient).toMatch(/^[\w-]{20,}$/);
  const id = await kept();
  await page.route('**/token/v2/auth/token', () => {
    // Never answered, so what is shown comes from the browser.
  });
  await page.reload();
  await favoritesLink(page, 'en-us', 1).waitFor();
  expect(await kept()).toBe(id);
});

test('a heart that the server refuses reverts, and says why', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await page.route('**/wishlists/v2/favorites*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-error': 'ORD404' } }),
  );
  const button = heart(page.getByRole('main'), 'en-us', tern.name);
  await button.click();
  await page.getByText(t('error.ORD404')).waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('false');
});

test('a removed favorite disappears at once, the focus stays in the list, and the removal can be undone [C7.128]', async () => {
  const t = wordsOf('en-us');
  const account = await newAccount(journey.origin());
  await like(await elsewhere(journey.origin(), account), tern.productId, gull.productId);
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  await page.goto('/en-us/favorites');
  await ready(page);
  const list = page.getByRole('list', { name: t('favorites.title') });
  await list.getByRole('button', { name: t('favorites.removeName', { name: tern.name }) }).click();
  await list.getByRole('heading', { name: tern.name, exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => list.evaluate((element) => element === document.activeElement), patient).toBe(true);
  await favoritesLink(page, 'en-us', 1).waitFor();
  await page.getByRole('button', { name: t('favorites.undo') }).click();
  await list.getByRole('heading', { name: tern.name, exact: true }).waitFor();
});

test('a guest reads that signing in keeps the list; signing in merges it, and signing out leads to the home page [C2.44, C4.30, C4.32, C6.04]', async () => {
  const t = wordsOf('en-us');
  const account = await newAccount(journey.origin());
  await like(await elsewhere(journey.origin(), account), gull.productId);
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await press(page, heart(page.getByRole('main'), 'en-us', tern.name));
  await page.goto('/en-us/favorites');
  await ready(page);
  await page.getByText(t('favorites.guest')).waitFor();
  await signIn(page, 'en-us', account);
  const list = page.getByRole('list', { name: t('favorites.title') });
  await list.getByRole('heading', { name: gull.name, exact: true }).waitFor();
  await list.getByRole('heading', { name: tern.name, exact: true }).waitFor();
  await page.getByText(t('favorites.guest')).waitFor({ state: 'detached' });
  await signOut(page, 'en-us', account);
  await page.waitForURL(`${journey.origin()}/en-us`);
  await favoritesLink(page, 'en-us', 0).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('eyelet.favorites'))).toBeNull();
});

test('a size of a favorite is added to the cart without leaving the page', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  await press(page, heart(page.getByRole('main'), 'en-us', tern.name));
  await page.goto('/en-us/favorites');
  await ready(page);
  await page.getByRole('link', { name: t('favorites.chooseSizeOf', { name: tern.name }) }).click();
  const dialog = page.getByRole('dialog', { name: tern.name });
  await dialog.getByRole('radio', { disabled: false }).first().check({ force: true });
  await dialog.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor({ state: 'attached' });
});

test('a heart is pressed by keyboard', async () => {
  const { page } = await journey.visit(`/en-us/p/x-${tern.productId}`);
  await ready(page);
  const button = heart(page.getByRole('main'), 'en-us', tern.name);
  await button.focus();
  await page.keyboard.press('Space');
  await favoritesLink(page, 'en-us', 1).waitFor();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  await favoritesLink(page, 'en-us', 0).waitFor();
});
