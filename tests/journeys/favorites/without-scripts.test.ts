import { openJourney } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { gull, tern, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const visit = (path: string) => journey.visit(path, { javaScriptEnabled: false });

test('without scripts a product is kept as a favorite and removed by forms [C1.11]', async () => {
  const { page } = await visit(`/en-us/p/x-${gull.productId}`);
  await page.getByRole('button', { name: t('catalogue.card.favorite', { name: gull.name }), exact: true }).click();
  await page.waitForURL(`${journey.origin()}/en-us/favorites`);
  await page.getByRole('heading', { name: gull.name, exact: true }).waitFor();
  await page.getByRole('button', { name: t('favorites.removeName', { name: gull.name }) }).click();
  await page.getByText(t('favorites.empty.title')).waitFor();
});

test('without scripts a line is saved for later, changed and moved back by forms [C1.10]', async () => {
  const { page } = await visit(`/en-us/p/x-${tern.productId}`);
  await page.getByRole('radio', { disabled: false }).first().check({ force: true });
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page.getByRole('button', { name: t('saved.saveName', { name: tern.name }) }).click();
  await page.getByText(t('cart.empty.title')).waitFor();
  const list = page.getByRole('region', { name: t('saved.title') });
  await list.getByRole('button', { name: t('cart.increase') }).click();
  await list.getByRole('status').filter({ hasText: '2' }).waitFor();
  await list.getByRole('button', { name: t('saved.moveName', { name: tern.name }) }).click();
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  await list.waitFor({ state: 'detached' });
  const quantity = page.getByRole('group', { name: t('cart.quantityOf', { name: tern.name }) });
  await quantity.getByRole('status').filter({ hasText: '2' }).waitFor();
});
