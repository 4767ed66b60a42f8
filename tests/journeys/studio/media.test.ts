import { createContent } from '@eyelet/contracts/content/create.ts';
import { listMedia } from '@eyelet/contracts/media/list.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { paintedPicture } from '@eyelet/testing/media-files.ts';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney({ pictures: true }));

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('an author uploads pictures, describes one, replaces it everywhere and deletes another', async () => {
  const visitor = await studio.work('/media', { roles: ['author'], name: 'Ada' });
  const { page, who } = visitor;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await heading(page, t('studio.media.title')).waitFor();
  const choosing = page.waitForEvent('filechooser');
  await button(t('studio.media.upload')).click();
  await (await choosing).setFiles([
    fileOf('Low water.png', await paintedPicture('#2f5d73')),
    fileOf('Gorse.png', await paintedPicture('#c9a227')),
    fileOf('Page.png', Buffer.from('<!doctype html>')),
  ]);
  const uploads = page.getByRole('region', { name: t('studio.media.uploads') });
  await expect.poll(() => uploads.getByText(t('studio.media.uploaded')).count()).toBe(2);
  await uploads.getByText(t('studio.media.refused.type')).waitFor();
  await expectAccessible(page, 'the library');
  const { rows } = await who.call(listMedia, { query: { search: 'low-water' } });
  expect(rows.map(({ title, updatedBy }) => [title, updatedBy])).toEqual([['Low water', 'Ada']]);

  const image = { kind: 'image', picture: 'low-water', alt: '' };
  const blocks = [{ type: 'picture', version: 1, props: { media: { sm: image } } }];
  const { kind, key, document } = pageItem('tides', { blocks });
  await who.call(createContent, { body: { kind, key, name: 'Tides', document } });

  await uploads.getByRole('link', { name: 'Low water.png' }).click();
  await heading(page, 'Low water').waitFor();
  await page.getByRole('link', { name: 'Tides' }).waitFor();
  expect(await button(t('studio.media.remove')).count()).toBe(0);
  await page.getByLabel(t('studio.media.alt', { language: 'English' })).fill('A slipway at low water');
  await page.getByRole('slider', { name: t('studio.media.focusAcross') }).focus();
  await page.keyboard.press('ArrowRight');
  await button(t('studio.save')).click();
  const now = async () => (await who.call(listMedia, { query: { search: 'low-water' } })).rows[0];
  await expect.poll(now).toMatchObject({ alt: { en: 'A slipway at low water' }, focus: { x: 51, y: 50 }, version: 2 });
  await expectAccessible(page, 'a medium');

  const before = (await now())?.preview;
  const another = page.waitForEvent('filechooser');
  await button(t('studio.media.replace')).click();
  await (await another).setFiles([fileOf('High water.png', await paintedPicture('#104050'))]);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.media.replace') })
    .click();
  await expect.poll(async () => (await now())?.preview).not.toBe(before);

  await page.goto(`${studio.origin()}/studio/media?search=gorse`);
  await page.getByRole('link', { name: /Gorse/ }).click();
  await page.getByText(t('studio.media.unused')).waitFor();
  await button(t('studio.media.remove')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.media.remove') })
    .click();
  await heading(page, t('studio.media.title')).waitFor();
  expect((await who.call(listMedia, { query: { search: 'gorse' } })).total).toBe(0);
  expectNoComplaints(visitor);
});
