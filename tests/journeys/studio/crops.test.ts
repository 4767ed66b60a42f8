import { createContent } from '@eyelet/contracts/content/create.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { listMedia } from '@eyelet/contracts/media/list.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspector, isSaved, outline, patient, pressed } from './editor-steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney({ pictures: true });
const studio = openStudio(journey, async (app, shop, prepared) => {
  await mountStudio(app);
  await mountPages(app, shop, prepared);
});

/** A second attempt crops a picture of its own. */
let tries = 0;

const phone = t('blocks.breakpoint.sm');
const desktop = t('blocks.breakpoint.lg');
const cropButton = (place: Page | Locator, of: string) =>
  place.getByRole('button', { name: t('studio.media.cropFor', { name: of }), exact: true });

/** Draws a crop on the picture of the dialog, between two points in percent of it. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const picture = page.getByRole('dialog').locator('.media-crop img');
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth), patient)
    .toBeGreaterThan(0);
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}

/** Moves an edge by steps of one percent. */
async function moveEdge(page: Page, edge: string, key: 'ArrowLeft' | 'ArrowRight', steps: number): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('slider', { name: new RegExp(edge) })
    .focus();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
}

const use = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('studio.media.cropUse'), exact: true })
    .click();

test('an author draws the crop for phones, sets the one for desktops by keyboard, and shoppers see both', async () => {
  const author = await studio.work('/content', { roles: ['publisher'] });
  const { page, who } = author;
  tries += 1;
  const { medium } = await upload(
    who,
    `quay-${tries}.png`,
    await paintedPicture(`#20304${tries}`, { width: 800, height: 400 }),
  );
  const image = { kind: 'image', picture: medium.name, alt: 'A quay' };
  const blocks = [{ id: 'b1', type: 'picture', version: 1, props: { media: { sm: image } } }];
  const { kind, key, document } = pageItem(`crops-${tries}`, { title: 'Crops', blocks });
  const { item } = await who.call(createContent, { body: { kind, key, name: `Crops ${tries}`, document } });
  await page.goto(`${studio.origin()}/studio/content/${item.itemId}/edit`);
  await heading(page, `Crops ${tries}`).waitFor();
  await outline(page)
    .getByRole('button', { name: t('blocks.picture') })
    .click();

  await cropButton(inspector(page), phone).click();
  await draw(page, [20, 10], [60, 90]);
  await expectAccessible(page, 'the dialog of a crop');
  await use(page);
  await cropButton(inspector(page), desktop).click();
  await moveEdge(page, t('studio.media.cropLeft'), 'ArrowRight', 5);
  await moveEdge(page, t('studio.media.cropRight'), 'ArrowLeft', 20);
  await use(page);
  await isSaved(page);
  await expectAccessible(page, 'a picture with its crops');
  const stored = await who.call(readContent, { params: { itemId: item.itemId } });
  const near = (value: number) => expect.closeTo(value, -1);
  expect(stored.document.sections[0]?.blocks[0]).toMatchObject({
    props: {
      media: {
        sm: { ...image, crop: { x: near(20), y: near(10), width: near(40), height: near(80) } },
        lg: { ...image, crop: { x: 5, y: 0, width: 75, height: 100 } },
      },
    },
  });

  await pressed(page, t('studio.content.publish'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.content.publish') })
    .click();
  await page.getByText(t('studio.content.allPublished'), { exact: true }).waitFor();
  const shape = async (width: number) => {
    const viewport = { width, height: 900 };
    const shopper = await journey.visit(`${studio.origin()}/en-us/${key}`, { baseURL: studio.origin(), viewport });
    const shown = shopper.page.getByRole('img', { name: 'A quay' });
    await expect
      .poll(() => shown.evaluate((one) => (one as HTMLImageElement).currentSrc).catch(() => ''), patient)
      .toContain(`${medium.name}--c`);
    return shown.evaluate((one) => {
      const { naturalWidth, naturalHeight, currentSrc } = one as HTMLImageElement;
      return { ratio: naturalWidth / naturalHeight, src: decodeURIComponent(currentSrc) };
    });
  };
  await expect.poll(async () => (await fetch(`${studio.origin()}/en-us/${key}`)).status, patient).toBe(200);
  expect((await shape(widths.phone)).ratio).toBeCloseTo(1, 0);
  const wide = await shape(widths.desktop);
  expect(wide.ratio).toBeCloseTo(1.5, 1);
  expect(wide.src).toContain('--c5-0-75-100-');
  expectNoComplaints(author);
});

test('an author of the library sets the crop that is shown wherever the picture is', async () => {
  const keeper = await studio.work('/media', { roles: ['author'] });
  const { page, who } = keeper;
  tries += 1;
  const { medium } = await upload(who, `pier-${tries}.png`, await paintedPicture(`#40302${tries}`));
  await page.goto(`${studio.origin()}/studio/media/${medium.mediumId}`);
  await cropButton(page, phone).click();
  await moveEdge(page, t('studio.media.cropLeft'), 'ArrowRight', 10);
  await use(page);
  await pressed(page, t('studio.save'));
  const crops = async () => (await who.call(listMedia, { query: { search: medium.name } })).rows[0]?.crops;
  await expect.poll(crops, patient).toEqual({ sm: { x: 10, y: 0, width: 90, height: 100 } });
  await expectAccessible(page, 'a medium with crops');
  await page.getByRole('button', { name: `${phone}: ${t('studio.media.cropNone')}`, exact: true }).click();
  await pressed(page, t('studio.save'));
  await expect.poll(crops, patient).toEqual({});
  expectNoComplaints(keeper);
});
