import { createRole } from '@eyelet/contracts/roles/create.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney({ pictures: true }));

/** The row of a setting. */
const rowOf = (page: Page, key: SettingKey) => page.locator(`[id="${key}"]`);

async function versionOf(who: TestStaff, key: SettingKey): Promise<number> {
  const { settings } = await who.call(listSettings, {});
  return settings.find((one) => one.key === key)?.version ?? 0;
}

const save = { name: t('studio.save'), exact: true };

test('a setting is changed, shows by whom, and is reset to its default', async () => {
  const visitor = await studio.work('/settings', { name: 'Marta Ferri' });
  const { page } = visitor;
  const row = rowOf(page, 'brand.name');
  const field = row.getByRole('textbox', { name: t('studio.setting.brand.name.name') });
  await row.getByText(t('studio.settings.isDefault'), { exact: true }).waitFor();
  const before = await field.inputValue();
  await expect.poll(() => row.getByRole('button').count()).toBe(0);
  await field.fill('Tern & Tide');
  await row.getByRole('button', save).click();
  await row.getByText(t('studio.settings.isDecided'), { exact: true }).waitFor();
  await row.getByText(t('studio.settings.default', { value: before })).waitFor();
  await row.getByText('Marta Ferri').waitFor();
  await expect.poll(() => studio.running().shop.settings.current()['brand.name']).toBe('Tern & Tide');

  await row.getByRole('link', { name: t('studio.settings.historyOf', { name: 'Name of the shop' }) }).click();
  await heading(page, t('studio.audit.title')).waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: t('studio.action.settings.change') })
    .waitFor();
  await page
    .getByRole('cell')
    .getByRole('link', { name: t('studio.setting.brand.name.name') })
    .first()
    .click();
  await row.getByRole('button', { name: /^Back to default/ }).click();
  await row.getByText(t('studio.settings.isDefault'), { exact: true }).waitFor();
  expect(await field.inputValue()).toBe(before);
  await expect.poll(() => studio.running().shop.settings.current()['brand.name']).toBe(before);
  expectNoComplaints(visitor);
});

test('a logo is uploaded from the device, is shown in the studio, and is removed again', async () => {
  const visitor = await studio.work('/settings');
  const { page } = visitor;
  const row = rowOf(page, 'brand.logo');
  const choose = (name: string, mimeType: string, text: string) =>
    row.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await row.getByRole('button', { name: t('studio.settings.choosePicture') }).waitFor();
  await choose('notes.txt', 'text/plain', 'no picture');
  await row
    .getByRole('alert')
    .filter({ hasText: t('studio.settings.noPicture') })
    .waitFor();
  await choose(
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><circle cx="20" cy="20" r="18"/></svg>',
  );
  await row.getByRole('button', save).click();
  await row.getByText(t('studio.settings.isDecided'), { exact: true }).waitFor();
  await expect.poll(() => studio.running().shop.settings.current()['brand.logo']).toContain('data:image/png');

  await page.reload();
  const name = studio.running().shop.settings.current()['brand.name'];
  const logo = page.getByRole('navigation', { name: t('studio.navigation') }).getByRole('img', { name });
  await logo.waitFor();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480);

  await row.getByRole('button', { name: t('studio.settings.removePicture') }).click();
  await row.getByRole('button', save).click();
  await expect.poll(() => studio.running().shop.settings.current()['brand.logo']).toBe(null);
  await page.reload();
  await row.getByRole('button', { name: t('studio.settings.choosePicture') }).waitFor();
  expect(await logo.count()).toBe(0);
  expectNoComplaints(visitor);
});

test('a number outside its range is refused beside its field, and the input can be discarded', async () => {
  const { page } = await studio.work('/settings');
  const row = rowOf(page, 'reservations.most');
  const field = row.getByRole('textbox', { name: t('studio.setting.reservations.most.name') });
  await field.fill('500');
  await field.press('Enter');
  await row
    .locator('.field-error')
    .getByText(t('studio.settings.range', { least: 1, most: 100 }))
    .waitFor();
  await row.getByRole('button', { name: t('studio.discard') }).click();
  expect(await field.inputValue()).toBe('10');
  await field.fill('12');
  await field.press('Enter');
  await row.getByText(t('studio.settings.isDecided'), { exact: true }).waitFor();
  await expect.poll(() => studio.running().shop.settings.current()['reservations.most']).toBe(12);
});

test('the seller of a country is filled in field by field; missing members are reported beside their fields', async () => {
  const visitor = await studio.work('/settings#sellers.IT');
  const { page } = visitor;
  const key = 'sellers.IT';
  const seller = {
    name: 'Molo S.r.l.',
    address: ['Via del Porto 3', '16124 Genova'],
    register: 'REA GE 123456',
    taxNumber: null,
    series: 'MO',
    returns: ['Molo Resi', 'Via del Porto 5', '16124 Genova'],
  };
  const row = rowOf(page, key);
  const fill = (member: Exclude<keyof typeof seller, 'taxNumber'>, text: string) =>
    row.getByRole('textbox', { name: t(`studio.seller.${member}`), exact: true }).fill(text);
  await row.getByRole('group', { name: t('studio.setting.sellers.name', { country: 'Italy' }) }).waitFor();
  await fill('name', seller.name);
  await fill('address', seller.address.join('\n'));
  await fill('register', seller.register);
  await fill('series', 'mo');
  await row.getByRole('button', save).click();
  await row.getByText(t('studio.settings.checkFields'), { exact: true }).waitFor();
  expect(await row.locator('[aria-invalid=true]').count()).toBe(2);
  await fill('series', seller.series);
  await fill('returns', seller.returns.join('\n'));
  await row.getByRole('button', save).click();
  await row.getByText(t('studio.settings.isDecided'), { exact: true }).waitFor();
  await expect.poll(() => studio.running().shop.settings.current()[key]).toEqual(seller);
  const country = { name: t('studio.setting.sellers.name', { country: 'Italy' }) };
  await row.getByRole('link', { name: t('studio.settings.historyOf', country) }).click();
  await page.getByRole('cell').getByRole('link', { name: country.name }).first().waitFor();
  expectNoComplaints(visitor);
});

test('two people who change a setting at once see both values, and choose', async () => {
  const { page, who } = await studio.work('/settings');
  const key = 'downloads.most';
  const row = rowOf(page, key);
  const field = row.getByRole('textbox', { name: t('studio.setting.downloads.most.name') });
  await field.fill('7');
  const decide = async (value: number) =>
    who.call(changeSetting, { params: { key }, body: { value, version: await versionOf(who, key) } });
  await decide(33);
  await row.getByRole('button', save).click();
  const both = row.getByRole('table', { name: t('studio.conflict.title') });
  await both.waitFor();
  expect(await both.getByRole('cell').allTextContents()).toEqual(['33', '7']);
  await row.getByRole('button', { name: t('studio.conflict.takeTheirs') }).click();
  expect(await field.inputValue()).toBe('33');
  await field.fill('8');
  await decide(34);
  await row.getByRole('button', save).click();
  await row.getByRole('button', { name: t('studio.conflict.keepMine') }).click();
  await expect.poll(() => studio.running().shop.settings.current()[key]).toBe(8);
});

test('staff who may only read see values without controls, and staff who may not read have no desk', async () => {
  const owner = await studio.work('/settings');
  const { roleId } = await owner.who.call(createRole, { body: { name: 'Readers', permissions: ['settings.read'] } });
  const { page } = await studio.work('/settings', { roles: [roleId] });
  await page.getByText(t('studio.settings.readOnly')).waitFor();
  await rowOf(page, 'features.greetings').getByText(t('studio.on'), { exact: true }).waitFor();
  await expect.poll(() => page.locator('main').getByRole('textbox').count()).toBe(0);
  await expect.poll(() => page.locator('main').getByRole('checkbox').count()).toBe(0);
  const author = await studio.work('/settings', { roles: ['author'] });
  await author.page.getByText(t('error.STF403')).waitFor();
  await expect.poll(() => author.page.getByRole('link', { name: t('studio.settings.title') }).count()).toBe(0);
});

test('a setting is found by its name and switched by keyboard alone', async () => {
  const { page } = await studio.work('/account');
  await heading(page, t('studio.account.title')).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(t('studio.setting.features.greetings.name'));
  await page.getByRole('menuitem', { name: t('studio.setting.features.greetings.name') }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const greetings = rowOf(page, 'features.greetings').getByRole('checkbox');
  await greetings.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.running().shop.settings.current()['features.greetings']).toBe(false);
});
