import { readFile } from 'node:fs/promises';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { beforeEach, expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

const tenth = promotion('tenth', {
  texts: { name: 'Harbour week' },
  limits: { uses: 500, usesEach: null, budget: { USD: 100_000 } },
});

beforeEach(() =>
  givePromotions(
    studio.running(),
    [tenth, promotion('later', { startsAt: new Date('2040-01-01T00:00:00Z'), needsCoupon: true })],
    [{ code: 'LATER', promotion: 'later', most: 3 }],
  ),
);

test('a promotion is found among the active ones, with its rule, the uses of its limits and its results', async () => {
  const { origin } = studio.running();
  const shopper = await newShopper(origin);
  const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
  await shopper.call(placeOrder, { body: { cartId } });
  const visitor = await studio.work('/promotions', { roles: ['merchandiser'] });
  const { page } = visitor;
  await page.getByRole('button', { name: new RegExp(`${t('studio.state')}$`) }).click();
  await page.getByRole('option', { name: t('studio.promotions.state.running') }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('searchbox', { name: t('studio.promotions.search') }).fill('harbour');
  await page.getByRole('link', { name: 'Harbour week' }).click();
  await heading(page, 'Harbour week').waitFor();
  await page.getByText(t('studio.promotions.gives.percentOrder', { percent: '10%' })).waitFor();
  await page.getByText(t('studio.promotions.usesOf', { uses: 1, most: 500 })).waitFor();
  await page.getByText(t('studio.promotions.spentOf', { spent: '$10.00', most: '$1,000.00' })).waitFor();
  const results = page.getByRole('table', { name: t('studio.promotions.results') });
  await results.getByRole('cell', { name: '$10.00' }).waitFor();
  expectNoComplaints(visitor);
});

test('a promotion is changed, invalid input is reported beside its fields, and it is paused and resumed with an audit entry for each', async () => {
  const visitor = await studio.work('/promotions/later', { roles: ['owner'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.change'), exact: true }).click();
  await heading(page, t('studio.promotions.changeOf', { name: 'Name of later' })).waitFor();
  const form = page.getByRole('form', { name: t('studio.promotions.change') });
  const save = form.getByRole('button', { name: t('studio.save'), exact: true });
  const percent = form.getByRole('textbox', { name: t('studio.promotions.percent') });
  await percent.fill('100');
  await save.click();
  await form.getByText(t('studio.promotions.problem.percentage')).waitFor();
  await percent.fill('15');
  await form.getByRole('textbox', { name: t('studio.promotions.nameIn', { language: 'English' }) }).fill('Spring tide');
  await form.getByRole('checkbox', { name: 'Germany' }).press('Space');
  await save.click();
  await heading(page, 'Spring tide').waitFor();
  await page.getByText(t('studio.promotions.gives.percentOrder', { percent: '15%' })).waitFor();
  for (const verb of ['pause', 'resume'] as const) {
    await page.getByRole('button', { name: t(`studio.promotions.${verb}`) }).click();
    const question = page.getByRole('alertdialog', { name: t(`studio.promotions.${verb}`) });
    await question.getByRole('button', { name: t(`studio.promotions.${verb}`) }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: t(`studio.action.promotionDesk.${verb}`) })
      .waitFor();
  }
  await page.getByText(t('studio.promotions.state.scheduled'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('a promotion that cannot be judged is said to have no effect, in the list, among those of that state and on its page', async () => {
  const { database } = studio.running().shop;
  await database.pool.query(`update promotion set benefit = '{"kind":"steps"}' where id = 'tenth'`);
  const visitor = await studio.work('/promotions', { roles: ['merchandiser'] });
  const { page } = visitor;
  const state = t('studio.promotions.state.ineffective');
  const row = page.getByRole('row').filter({ hasText: 'Harbour week' });
  await row.getByText(state, { exact: true }).waitFor();
  await page.getByRole('button', { name: new RegExp(`${t('studio.state')}$`) }).click();
  await page.getByRole('option', { name: state }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectAccessible(page, 'promotions without effect');
  await page.getByRole('link', { name: 'Harbour week' }).click();
  await heading(page, 'Harbour week').waitFor();
  await page.getByText(state, { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('a code is added and changed', async () => {
  const visitor = await studio.work('/promotions/later/codes', { roles: ['merchandiser'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.addCode') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.promotions.addCode') });
  await dialog.getByRole('textbox', { name: t('studio.promotions.code') }).fill('later');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('textbox', { name: t('studio.promotions.code') }).fill('spring-26');
  await dialog.getByRole('textbox', { name: t('studio.promotions.usesInAll') }).fill('20');
  await expectAccessible(page, 'a new code');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  const row = page.getByRole('row').filter({ hasText: 'SPRING-26' });
  await row.getByText(t('studio.promotions.usesOf', { uses: 0, most: 20 })).waitFor();
  await row.getByRole('button', { name: t('studio.promotions.changeCode', { code: 'SPRING-26' }) }).click();
  const change = page.getByRole('dialog', { name: t('studio.promotions.changeCode', { code: 'SPRING-26' }) });
  await change.getByRole('checkbox', { name: t('studio.promotions.codeOn') }).press('Space');
  await change.getByRole('button', { name: t('studio.save') }).click();
  await row.getByText(t('studio.promotions.state.paused')).waitFor();
  expectNoComplaints(visitor);
});

test('a promotion is duplicated, tried on a cart before it is saved, and created', async () => {
  const visitor = await studio.work('/promotions/tenth', { roles: ['owner'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.duplicate') }).click();
  const form = page.getByRole('form', { name: t('studio.promotions.new') });
  await form.getByRole('textbox', { name: t('studio.promotions.percent') }).fill('20');
  await form.getByRole('textbox', { name: t('studio.promotions.nameIn', { language: 'English' }) }).fill('Second tide');
  await page.getByRole('button', { name: t('studio.promotions.addProduct') }).click();
  const search = page.getByRole('dialog', { name: t('studio.promotions.addProduct') });
  await search.getByRole('searchbox').fill('Holm');
  await search.getByRole('menuitem', { name: 'Holm' }).first().click();
  await page.getByRole('button', { name: t('studio.promotions.tryNow') }).click();
  const receipt = page.getByRole('table', { name: t('studio.receipts.receipt') });
  await receipt.getByText('Second tide').waitFor();
  const met = page.getByRole('table', { name: t('studio.promotions.meetings') }).getByRole('row');
  const original = met.filter({ has: page.getByRole('link', { name: 'Harbour week', exact: true }) });
  await original.getByText(t('studio.promotions.meets.in-turn', { first: 'Harbour week' })).waitFor();
  await expectAccessible(page, 'a new promotion that was tried');
  // Tried again by itself, as the form is changed.
  await form.getByRole('textbox', { name: t('studio.promotions.percent') }).fill('30');
  await receipt
    .getByText(/27\.00/)
    .first()
    .waitFor();
  await form.getByRole('button', { name: t('studio.promotions.create') }).click();
  await heading(page, 'Second tide').waitFor();
  await page.getByText(t('studio.promotions.state.paused'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('prices of a group are read from a CSV file, wrong lines are named, and the list is exported again', async () => {
  const workshop = promotion('workshop', {
    ...{ level: 'PRODUCT', benefit: { kind: 'group-prices', prices: { SKDECK01: { USD: 8000 } } } },
    ...{ wants: { groups: ['professional'] }, texts: { name: 'Workshop price' } },
  });
  await givePromotions(studio.running(), [workshop]);
  const visitor = await studio.work('/promotions/workshop', { roles: ['owner'] });
  const { page } = visitor;
  const form = page.getByRole('form', { name: t('studio.promotions.change') });
  const list = form.getByRole('textbox', { name: t('studio.promotions.prices') });
  const change = page.getByRole('button', { name: t('studio.promotions.change'), exact: true });
  const save = form.getByRole('button', { name: t('studio.save'), exact: true });
  const read = (text: string) =>
    form
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await change.click();
  await expect.poll(() => list.inputValue()).toBe('product,USD,CAD,GBP,EUR\nSKDECK01,80,,,');
  await read('product,USD\nSKDECK01,75.50\nSKSOCK01,cheap');
  await form.getByText(t('studio.promotions.pricesLine', { line: 3, text: 'SKSOCK01,cheap' })).waitFor();
  await expectAccessible(page, 'a price list with a wrong line');
  // As a spreadsheet of another language writes it.
  await read('\uFEFFProduct;EUR;USD\r\nSKDECK01;70,5;75,50\r\nSKSOCK01;;9\r\n');
  await form.getByText(t('studio.promotions.pricesCount', { count: 2 })).waitFor();
  await save.click();
  await heading(page, 'Workshop price').waitFor();
  await page.getByText(t('studio.promotions.gives.prices', { count: 2 })).waitFor();
  await change.click();
  const whole = 'product,USD,CAD,GBP,EUR\nSKDECK01,75.5,,,70.5\nSKSOCK01,9,,,';
  await expect.poll(() => list.inputValue()).toBe(whole);
  const download = page.waitForEvent('download');
  await form.getByRole('link', { name: t('studio.promotions.pricesExport') }).click();
  expect((await download).suggestedFilename()).toBe('prices.csv');
  expect(await readFile(await (await download).path(), 'utf8')).toBe(whole);
  expectNoComplaints(visitor);
});

test('what is bought and what is reduced for it are said on two sides of the form, and read as sentences', async () => {
  const visitor = await studio.work('/promotions/new?like=tenth', { roles: ['owner'] });
  const { page } = visitor;
  const form = page.getByRole('form', { name: t('studio.promotions.new') });
  const choose = async (label: string, option: string) => {
    await form.getByRole('button', { name: new RegExp(`${label}$`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await form.getByRole('textbox', { name: t('studio.promotions.id') }).fill('two-sides');
  await form.getByRole('textbox', { name: t('studio.promotions.nameIn', { language: 'English' }) }).fill('Two sides');
  await choose(t('studio.promotions.kind'), t('studio.promotions.kind.buy-get-other'));
  await choose(t('studio.promotions.level'), t('studio.promotions.level.PRODUCT'));
  await form.getByRole('textbox', { name: t('studio.promotions.percent') }).fill('50');
  const create = form.getByRole('button', { name: t('studio.promotions.create') });
  await create.click();
  await form.getByText(t('studio.promotions.problem.buy-get-goods')).waitFor();
  for (const [turn, side] of [t('studio.promotions.bought'), t('studio.promotions.got')].entries()) {
    const group = form.getByRole('group', { name: side, exact: true });
    await group.getByRole('textbox', { name: t('studio.promotions.partUnits') }).fill(String(2 - turn));
    await group.getByRole('button', { name: t('studio.promotions.addGoods') }).click();
    const search = page.getByRole('dialog', { name: t('studio.promotions.addGoods') });
    await search.getByRole('searchbox').fill('Holm');
    await search.getByRole('menuitem').nth(turn).click();
  }
  await expectAccessible(page, 'the sides of a promotion');
  await create.click();
  await page.getByText(/^For 2 × .* bought:$/).waitFor();
  await page.getByText(/^1 × .* at 50% off; the dearest are reduced$/).waitFor();
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])(
  'list, promotion and codes are accessible and fit %i px',
  async (width) => {
    const { page } = await studio.work('/promotions', {}, { viewport: { width, height: 900 } });
    await page.getByText('Harbour week').waitFor();
    await expectAccessible(page, 'list of promotions');
    await expectFits(page);
    await page.getByRole('link', { name: 'Name of later' }).click();
    await page.getByText(t('studio.promotions.noResults')).waitFor();
    await expectAccessible(page, 'promotion');
    await expectFits(page);
    await page.getByRole('link', { name: t('studio.promotions.showCodes') }).click();
    await page.getByText('LATER', { exact: true }).waitFor();
    await expectAccessible(page, 'codes');
    await expectFits(page);
  },
);

test.each([widths.desktop, widths.phone])(
  'a promotion is simulated on the orders of the last month before it is switched on, at %i',
  async (width) => {
    const { origin, shop } = studio.running();
    const shopper = await newShopper(origin);
    const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
    await shopper.call(placeOrder, { body: { cartId } });
    for (let round = 0; round < 4; round++) await announce(shop);
    const visitor = await studio.work(
      '/promotions/new?like=later',
      { roles: ['merchandiser'] },
      { viewport: { width, height: 900 } },
    );
    const { page } = visitor;
    const part = page.getByRole('region', { name: t('studio.promotions.simulate') });
    await part.getByRole('button', { name: t('studio.promotions.simulateNow') }).click();
    await part
      .getByRole('status')
      .getByText(/^(\d+) of \1 orders? priced again$/)
      .waitFor();
    const row = part.getByRole('table').getByRole('row').filter({ hasText: 'United States' });
    await row
      .getByRole('cell')
      .nth(3)
      .getByText(/^\$\d+\.\d\d$/)
      .waitFor();
    await part.getByRole('link', { name: 'Harbour week' }).waitFor();
    await expectAccessible(page, 'a simulated promotion');
    expectNoComplaints(visitor);
  },
);

test('a promotion is kept to a segment by keyboard, what is wrong with it is said beside it, and its page says it in words', async () => {
  const visitor = await studio.work('/promotions/later', { roles: ['owner'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.promotions.change'), exact: true }).click();
  const form = page.getByRole('form', { name: t('studio.promotions.change') });
  await form.getByText(t('studio.promotions.segment'), { exact: true }).press('Enter');
  const field = (member: 'ordersFrom' | 'ordersUntil' | 'spentDays' | 'daysSinceOrder') =>
    form.getByRole('textbox', { name: t(`studio.promotions.segment.${member}`), exact: true });
  await field('ordersFrom').fill('3');
  await field('ordersUntil').fill('2');
  await field('daysSinceOrder').fill('90');
  const spent = form.getByRole('group', { name: t('studio.promotions.segment.spent') });
  await spent.getByRole('textbox', { name: 'USD' }).fill('250');
  await field('spentDays').fill('365');
  for (const tier of ['silver', 'gold'] as const)
    await form.getByRole('checkbox', { name: t(`studio.loyalty.tier.${tier}`) }).press('Space');
  const save = form.getByRole('button', { name: t('studio.save'), exact: true });
  await save.click();
  await form.getByText(t('studio.promotions.problem.orders')).waitFor();
  await expectAccessible(page, 'the segment of a promotion');
  await field('ordersUntil').fill('');
  await save.click();
  await heading(page, 'Name of later').waitFor();
  await page.getByText(t('studio.promotions.segment.ordersFromText', { from: 3 })).waitFor();
  await page.getByText(t('studio.promotions.segment.spentText', { amounts: '$250.00', n: 365 })).waitFor();
  await page.getByText(t('studio.promotions.segment.days', { n: 90 })).waitFor();
  await page.getByText(`${t('studio.loyalty.tier.silver')}, ${t('studio.loyalty.tier.gold')}`).waitFor();
  await page.getByRole('button', { name: t('studio.promotions.change'), exact: true }).click();
  await expect.poll(() => field('ordersFrom').inputValue()).toBe('3');
  expectNoComplaints(visitor);
});
