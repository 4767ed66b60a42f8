import { randomUUID } from 'node:crypto';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());
const german = createMessages('de');
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

test('filters are saved, shared, opened by a colleague, changed, renamed and deleted', async () => {
  const [name, renamed] = [unique('On the way'), unique('Under way')];
  const visitor = await studio.work('/orders', { name: 'Marta Ferri' });
  const { page } = visitor;
  await heading(page, t('studio.orders.title')).waitFor();
  const saved = page.getByRole('navigation', { name: t('studio.list.saved') });
  const save = page.getByRole('button', { name: t('studio.list.saved.save') });
  expect(await save.count()).toBe(0);
  await page.getByRole('button', { name: new RegExp(`${t('studio.state')}$`) }).click();
  await page.getByRole('option', { name: t('studio.orders.status.shipped'), exact: true }).click();
  await save.click();
  const dialog = page.getByRole('dialog', { name: t('studio.list.saved.save') });
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await dialog.getByRole('textbox', { name: t('studio.name.label') }).fill(name);
  await dialog.getByRole('checkbox', { name: t('studio.list.saved.share') }).press('Space');
  await expectAccessible(page, 'naming filters');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  const link = saved.getByRole('link', { name });
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  expect(await save.count()).toBe(0);
  await expectAccessible(page, 'saved filters');

  const colleague = await studio.work('/orders', { roles: ['care'] });
  await colleague.page.getByRole('link', { name }).click();
  await expect.poll(() => new URL(colleague.page.url()).searchParams.get('status')).toBe('shipped');
  const more = { name: t('studio.list.saved.more', { name }) };
  expect(await colleague.page.getByRole('button', more).count()).toBe(0);

  await page.getByRole('searchbox', { name: t('studio.orders.search') }).fill('boots');
  await save.waitFor();
  await save.click();
  await dialog.getByRole('textbox', { name: t('studio.name.label') }).fill(name.toUpperCase());
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await dialog.getByText(t('error.STF444')).waitFor();
  await dialog.getByRole('button', { name: t('studio.cancel') }).click();
  await page.getByRole('button', more).click();
  await page.getByRole('menuitem', { name: t('studio.list.saved.change') }).click();
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', more).click();
  await page.getByRole('menuitem', { name: t('studio.list.saved.rename') }).click();
  const rename = page.getByRole('dialog', { name: t('studio.list.saved.rename') });
  await rename.getByRole('textbox', { name: t('studio.name.label') }).fill(renamed);
  await rename.getByRole('button', { name: t('studio.save') }).click();
  await saved.getByRole('link', { name: renamed }).waitFor();

  await colleague.page.reload();
  await colleague.page.getByRole('link', { name: renamed }).click();
  await expect.poll(() => new URL(colleague.page.url()).searchParams.get('search')).toBe('boots');
  await saved.getByRole('link', { name: t('studio.list.all') }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await saved.getByRole('link', { name: renamed }).click();
  await page.getByRole('button', { name: t('studio.list.saved.more', { name: renamed }) }).click();
  await page.getByRole('menuitem', { name: t('studio.list.saved.remove') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(t('studio.list.saved.removeShared', { name: renamed })).waitFor();
  await question.getByRole('button', { name: t('studio.list.saved.remove') }).click();
  await expect.poll(() => saved.getByRole('link', { name: renamed }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('search')).toBe('boots');
  expectNoComplaints(visitor);
  expectNoComplaints(colleague);
});

test.each([widths.phone, 820, widths.desktop])('saved filters fit %i px, in German', async (width) => {
  const { page, who } = await studio.work('/cases', { roles: ['care'] }, { viewport: { width, height: 900 } });
  await who.call(updateStaffAccount, { body: { language: 'de' } });
  for (const name of ['Offene Fälle, die niemand bearbeitet', 'Gewährleistung']) {
    const body = { list: 'cases', name, query: `status=open&search=${name}`, isShared: false, version: 0 } as const;
    await who.call(writeSavedFilter, { params: { filterId: randomUUID() }, body });
  }
  await page.goto(`${studio.origin()}/studio/cases?status=open`);
  await page.getByRole('navigation', { name: german('studio.list.saved') }).waitFor();
  await page.getByRole('button', { name: german('studio.list.saved.save') }).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `saved filters, ${colorScheme}`);
  }
  await expectFits(page);
});
