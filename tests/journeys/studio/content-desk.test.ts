import { createContent } from '@eyelet/contracts/content/create.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

async function newPage(who: TestStaff, key: string, name: string) {
  const { kind, document } = pageItem(key, { title: name, blocks: [textBlock('First words')] });
  const { item } = await who.call(createContent, { body: { kind, key, name, document } });
  return { document, itemId: item.itemId, params: { itemId: item.itemId } };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, action: string): Promise<void> {
  await press(page, t('studio.content.more'));
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const inDialog = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

test('an author creates a page, and a publisher publishes, schedules and unpublishes it', async () => {
  const visitor = await studio.work('/content/new', { roles: ['publisher'], name: 'Pia' });
  const { page, who } = visitor;
  await heading(page, t('studio.content.new')).waitFor();
  await expectAccessible(page, 'a new item');
  await page.getByLabel(t('studio.name.label'), { exact: true }).fill('Spring at the sea');
  expect(await page.getByLabel(t('studio.content.key')).inputValue()).toBe('spring-at-the-sea');
  await press(page, t('studio.content.create'));
  await heading(page, 'Spring at the sea').waitFor();
  const itemId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await page.getByRole('link', { name: t('studio.editor.back') }).click();
  const state = async () => (await who.call(readContent, { params: { itemId } })).item.state;
  expect(await state()).toBe('draft');

  await press(page, t('studio.content.publish'));
  await inDialog(page, t('studio.content.publish'));
  await page.getByText(t('studio.content.state.published'), { exact: true }).waitFor();
  expect(await state()).toBe('published');

  await choose(page, t('studio.content.schedule'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('studio.content.from'), { exact: true }).fill('2026-11-21T10:00');
  await dialog.getByRole('button', { name: t('studio.content.schedule') }).click();
  await dialog.getByText(t('error.STF400')).waitFor();
  await dialog.getByLabel(t('studio.content.from'), { exact: true }).fill('2026-12-01T10:00');
  await dialog.getByLabel(t('studio.content.until'), { exact: true }).fill('2026-12-02T10:00');
  await dialog.getByRole('button', { name: t('studio.content.schedule') }).click();
  await dialog.waitFor({ state: 'detached' });
  const shown = page.getByRole('region', { name: t('studio.content.publications') }).getByRole('listitem');
  await expect.poll(() => shown.count()).toBe(2);

  await choose(page, t('studio.content.takeBackAll'));
  await inDialog(page, t('studio.content.takeBackAll'));
  await page.getByText(t('studio.content.notShown')).waitFor();
  expect(await state()).toBe('draft');
  await choose(page, t('studio.content.archive'));
  await inDialog(page, t('studio.content.archive'));
  await press(page, t('studio.content.bringBack'));
  await inDialog(page, t('studio.content.bringBack'));
  await expect.poll(state).toBe('draft');
  expectNoComplaints(visitor);
});

test('versions show what changed field by field, and an older one is restored', async () => {
  const { page, who } = await studio.work('/content', { roles: ['publisher'] });
  const { document, itemId, params } = await newPage(who, 'stories', 'Stories');
  const props = { ...document.props, title: 'Stories of the sea' };
  await who.call(saveDraft, { params, body: { version: 1, document: { ...document, props } } });
  await page.goto(`${studio.origin()}/studio/content/${itemId}`);
  const versions = page.getByRole('region', { name: t('studio.content.versions') });
  const name = (number: number) => t('studio.content.version', { number });
  await versions.getByRole('button', { name: `${t('studio.content.compare')}: ${name(2)}` }).click();
  const row = versions.getByRole('row', { name: t('blocks.field.title') });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['Stories', 'Stories of the sea']);
  await expectAccessible(page, 'the record of a page');
  await choose(page, t('studio.content.schedule'));
  await page.getByRole('dialog').getByLabel(t('studio.content.until'), { exact: true }).waitFor();
  await expectAccessible(page, 'the dialog of a schedule');
  await page.keyboard.press('Escape');
  await versions.getByRole('button', { name: `${t('studio.content.restore')}: ${name(1)}` }).click();
  await inDialog(page, t('studio.content.restore'));
  await versions.getByText(name(3)).waitFor();
  const restored = await who.call(readContent, { params });
  expect(restored.document.props.title).toBe('Stories');
});

test('items are found by text, kind and state, list where they are used, and are duplicated and renamed', async () => {
  const { page, who } = await studio.work('/content', { roles: ['publisher'] });
  const { document } = await newPage(who, 'care', 'Care of leather');
  const part = { ...document, props: {}, sections: [{ name: 'main', blocks: document.sections[0]?.blocks ?? [] }] };
  const body = { kind: 'section', key: 'care-part', name: 'Care, short', document: part } as const;
  const { item } = await who.call(createContent, { body });
  const shows = {
    ...pageItem('soles', { title: 'About soles' }).document,
    sections: [{ name: 'main', blocks: [{ id: 'b1', ref: item.itemId }] }],
  };
  await who.call(createContent, { body: { kind: 'page', key: 'soles', name: 'About soles', document: shows } });

  await page.reload();
  await page.getByRole('searchbox').fill('Care');
  const rows = page.getByRole('table').getByRole('link');
  const found = async () => {
    const names = await rows.allTextContents();
    return ['Care of leather', 'About soles'].map((name) => names.includes(name));
  };
  await expect.poll(found).toEqual([true, false]);
  await expectAccessible(page, 'the list of the content');

  await page.goto(`${studio.origin()}/studio/content/${item.itemId}`);
  await page
    .getByRole('region', { name: t('studio.content.usedBy') })
    .getByRole('link', { name: 'About soles' })
    .click();
  await heading(page, 'About soles').waitFor();

  await choose(page, t('studio.content.duplicate'));
  await press(page, t('studio.content.create'));
  await heading(page, t('studio.content.copyOf', { name: 'About soles' })).waitFor();
  await choose(page, t('studio.content.rename'));
  await page.getByRole('dialog').getByLabel(t('studio.content.key')).fill('care');
  await press(page, t('studio.save'));
  await page.getByRole('dialog').getByText(t('error.STF444')).waitFor();
  await page.getByRole('dialog').getByLabel(t('studio.content.key')).fill('soles-of-cork');
  await press(page, t('studio.save'));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('soles-of-cork').first().waitFor();
});

test('staff who may only read see no actions, and staff who may not read see nothing', async () => {
  const owner = await newStaff(studio.running(), {});
  const { itemId } = await newPage(owner, 'read-only', 'Only to read');
  const reader = await studio.work(`/content/${itemId}`, { roles: ['analyst'] });
  await heading(reader.page, 'Only to read').waitFor();
  await expect.poll(() => reader.page.getByRole('button', { name: t('studio.content.publish') }).count()).toBe(0);
  await expect.poll(() => reader.page.getByRole('button', { name: t('studio.content.more') }).count()).toBe(0);
  const other = await studio.work('/content', { roles: ['warehouse'] });
  await heading(other.page, t('studio.forbidden.title')).waitFor();
});
