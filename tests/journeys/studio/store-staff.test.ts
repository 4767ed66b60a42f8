import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

const boston = testStore;

test('an associate is added to a store with a limit, which is changed, and invalid input is reported beside its field', async () => {
  const visitor = await studio.work('/store-staff');
  const { page } = visitor;
  const { email } = await newConsumer(studio.running().origin, { signUp: { firstName: 'Ruth', lastName: 'Ames' } });
  await page.getByRole('button', { name: t('studio.storeStaff.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.storeStaff.add') });
  await dialog.getByRole('textbox', { name: t('studio.email') }).fill('nobody@example.com');
  const addThem = dialog.getByRole('button', { name: t('studio.storeStaff.addAction'), exact: true });
  await addThem.click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await dialog.getByRole('button', { name: new RegExp(t('studio.storeStaff.store')) }).click();
  await page.getByRole('option', { name: boston }).click();
  await dialog.getByRole('textbox', { name: t('studio.storeStaff.limitField') }).fill('12.5');
  await addThem.click();
  await dialog.getByText(t('studio.storeStaff.problem.noAccount')).waitFor();
  await expectAccessible(page, 'a refused email');
  await dialog.getByRole('textbox', { name: t('studio.email') }).fill(email);
  await addThem.click();
  await heading(page, 'Ruth Ames').waitFor();
  await page.getByText('12.5%', { exact: true }).waitFor();
  const form = page.getByRole('form', { name: t('studio.storeStaff.may') });
  const save = form.getByRole('button', { name: t('studio.save'), exact: true });
  const limit = form.getByRole('textbox', { name: t('studio.storeStaff.limitField') });
  await limit.fill('lots');
  await save.click();
  await form.getByText(t('error.STF400')).waitFor();
  await limit.fill('');
  await form.getByRole('checkbox', { name: t('studio.storeStaff.approves') }).press('Space');
  await save.click();
  await page.getByText(t('studio.storeStaff.limitOfShop', { percent: '20%' }), { exact: true }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('studio.action.storeStaff.change') })
    .waitFor();
  expectNoComplaints(visitor);
});

test('an associate is found, blocked, mailed a link for another password and removed, each after a confirmation', async () => {
  const running = studio.running();
  const visitor = await studio.work('/store-staff');
  const { page } = visitor;
  const associate = await newAssociate(running);
  await openStoreSession(await newShopper(running.origin), associate);
  await page.getByRole('searchbox', { name: t('studio.storeStaff.search') }).fill(associate.email);
  const name = `${associate.name.slice(0, -2)}Marchetti`;
  await page.getByRole('link', { name }).click();
  await heading(page, name).waitFor();
  const confirm = async (act: 'block' | 'reset' | 'remove') => {
    const question = page.getByRole('alertdialog', { name: t(`studio.storeStaff.${act}`) });
    await expectAccessible(page, act);
    await question.getByRole('button', { name: t(`studio.storeStaff.${act}`), exact: true }).click();
  };
  const choose = async (act: 'reset' | 'remove') => {
    await page.getByRole('button', { name: t('studio.actions') }).click();
    await page.getByRole('menuitem', { name: t(`studio.storeStaff.${act}`) }).click();
    await confirm(act);
  };
  await page.getByRole('button', { name: t('studio.storeStaff.block'), exact: true }).click();
  await confirm('block');
  await page.getByText(t('studio.storeStaff.isBlocked', { name })).waitFor();
  await page.getByRole('button', { name: t('studio.storeStaff.unblock'), exact: true }).waitFor();
  await choose('reset');
  await page.getByText(t('studio.storeStaff.wasReset', { email: associate.email })).waitFor();
  await choose('remove');
  await heading(page, t('studio.storeStaff.title')).waitFor();
  await page.getByText(t('studio.storeStaff.removed', { name, store: boston })).waitFor();
  expectNoComplaints(visitor);
});

test('staff without the permission see no link to the desk, and get a message when they open it by a link', async () => {
  const { page } = await studio.work('/store-staff', { roles: ['care'] });
  await page.getByText(t('error.STF403')).waitFor();
  await expect.poll(() => page.getByRole('link', { name: t('studio.storeStaff.title') }).count()).toBe(0);
});

test.each([widths.phone, 820, widths.desktop])('list and record fit %i px and are accessible', async (width) => {
  const associate = await newAssociate(studio.running());
  const { page } = await studio.work('/store-staff', {}, { viewport: { width, height: 900 } });
  const name = `${associate.name.slice(0, -2)}Marchetti`;
  const places = [
    ['', t('studio.storeStaff.title')],
    [`/${associate.id}`, name],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(`${studio.origin()}/studio/store-staff${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
