import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { expect, test } from 'vitest';
import { newKey, outsider } from '../../api/api-keys/keys.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

test('a key is created with a permission, shown once, allows its calls, and is revoked after a confirmation', async () => {
  const visitor = await studio.work('/api-keys');
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.apiKeys.new') }).click();
  const form = page.getByRole('form', { name: t('studio.apiKeys.new') });
  await form.getByRole('button', { name: t('studio.apiKeys.create') }).click();
  await form.getByText(t('studio.error.required')).first().waitFor();
  await form.getByRole('textbox', { name: t('studio.apiKeys.name') }).fill('Warehouse');
  await form.getByRole('checkbox', { name: t('staff.permission.orders.read.name'), exact: true }).press('Space');
  await form.getByRole('button', { name: t('studio.apiKeys.create') }).click();
  const shown = page.getByRole('alertdialog', { name: t('studio.apiKeys.key') });
  const secret = await shown.getByRole('textbox', { name: t('studio.apiKeys.key') }).inputValue();
  await shown.getByRole('button', { name: t('studio.secret.kept') }).click();
  await heading(page, t('studio.apiKeys.title')).waitFor();
  const ask = () => outsider(studio.running().origin, secret).call(listDeskOrders, { query: {} });
  expect(await ask()).toMatchObject({ rows: [] });
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Warehouse' });
  await row.getByText(`${secret.slice(0, 10)}…`).waitFor();
  await row.getByRole('button').click();
  await expectAccessible(page, 'a key');
  await page.getByRole('button', { name: t('studio.apiKeys.revoke') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.apiKeys.revoke') });
  await question.getByRole('button', { name: t('studio.apiKeys.revoke') }).click();
  await row.getByText(t('studio.apiKeys.state.revoked')).waitFor();
  expect(await refusalOf(ask())).toBe('STF401');
  expectNoComplaints(visitor);
});

test.each([widths.phone, 1024, widths.desktop])('list and form fit %i px and are accessible', async (width) => {
  const { page, who } = await studio.work('/api-keys', {}, { viewport: { width, height: 900 } });
  await newKey(who, ['orders.read']);
  for (const [path, title] of [
    ['', t('studio.apiKeys.title')],
    ['/new', t('studio.apiKeys.new')],
  ] as const) {
    await page.goto(`${studio.origin()}/studio/api-keys${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
