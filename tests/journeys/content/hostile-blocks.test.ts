import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { hostileBlock } from '@eyelet/testing/hostile-content.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready } from '../checkout/steps.ts';
import { executablesIn } from './executables.ts';
import { openHostileAuthor } from './hostile-author.ts';

const journey = openJourney({ pictures: true });
const author = openHostileAuthor();

/** Blocks of each kind; together they have each text of the kind in many hostile ways. */
const turns = 30;

const kinds = blockKinds.map((kind, index) => ({ type: kind.type, kind, index }));

test.each(kinds)(
  '$type: nothing that its author writes runs, neither in the preview nor once it is published [B2.2.27]',
  async ({ kind, index }) => {
    // A page without a policy, so that a script would run.
    const { page } = await journey.visit('about:blank');
    const blocks = Array.from({ length: turns }, (_, turn) => hostileBlock(kind, turn + index * 3));
    const draft = await author.create('page', pageItem('', { blocks }).document);
    const preview = await author.read(`/en-us/${draft.key}?preview=true&previewItem=${draft.params.itemId}`);
    expect(await executablesIn(page, preview)).toEqual([]);

    const fit = await author.fit(draft.params, blocks);
    expect(fit.length).toBeGreaterThan(0);
    const shown = await author.create('page', pageItem('', { blocks: fit }).document);
    await author.publish(shown.params);
    expect(await executablesIn(page, await author.read(`/en-us/${shown.key}`))).toEqual([]);
  },
);

test.each([0, 1, 2])('a browser runs none of it when it brings the blocks to life (%i)', async (turn) => {
  const blocks = kinds.map(({ kind, index }) => hostileBlock(kind, turn + index));
  const { key, params } = await author.create('page', pageItem('', { blocks }).document);
  const { page, complaints } = await journey.visit('about:blank');
  let ran = 0;
  page.on('dialog', (dialog) => {
    ran += 1;
    void dialog.dismiss();
  });
  await page.goto(`${author.origin()}/en-us/${key}?preview=true&previewItem=${params.itemId}`);
  await ready(page);
  // What loads late does so near the viewport; a frame each, so that it is seen there.
  await page.evaluate(async () => {
    for (const block of document.querySelectorAll('main > * > *')) {
      block.scrollIntoView();
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
  await page.waitForLoadState('networkidle');
  expect(ran).toBe(0);
  expect(complaints.filter((text) => /script|eval/i.test(text) && /policy/i.test(text))).toEqual([]);
  expect(await page.locator('[onerror], [onload], [onfocus], [srcdoc], a[href^="javascript:"]').count()).toBe(0);
});
