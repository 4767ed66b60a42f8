import { kindOf } from '@eyelet/blocks/kinds.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { buildStudio } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { launchBrowser } from '@eyelet/testing/browser.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import type { Browser, Page } from 'playwright-core';
import type { Section } from './report.ts';

const t = createMessages('en');

/** Blocks of the page, and rounds of which the median counts. */
const blocks = 60;
const rounds = 5;

/** Milliseconds until the page can be edited, and from a key press to the next painted frame. */
const aims = { opened: 2000, key: 50, mostKeys: 100 };

const types = ['hero', 'rich-text', 'banner', 'collection', 'picture', 'accordions', 'icon-and-text', 'buttons'];

const words = 'Granite, salt and rope: what a morning at the harbour takes.';

/** A page of many kinds of blocks, each with its example of the gallery. */
function manyBlocks(): ContentDocument {
  const { document } = pageItem('bench', { title: 'Many blocks' });
  const all = Array.from({ length: blocks }, (_, index) => {
    const kind = kindOf(types[index % types.length] ?? '');
    const [example] = kind?.examples ?? [];
    if (!kind || !example) throw new Error('a kind of block without an example');
    return { id: `b${index}`, type: kind.type, version: kind.version, props: example.props as object };
  });
  return { ...document, sections: [{ name: 'main', blocks: all }] } as ContentDocument;
}

/** Opens the editor with a page of many blocks, and types into one of them. */
export async function measureEditor(databaseUrl: string): Promise<Section> {
  await buildStudio();
  const running = await startShop({
    databaseUrl,
    mountPages: async (app, shop, prepared) => {
      await mountStudio(app);
      await mountPages(app, shop, prepared);
    },
  });
  const browser = await launchBrowser();
  try {
    const who = await newStaff(running, { roles: ['publisher'] });
    const body = { kind: 'page', key: 'bench', name: 'Many blocks', document: manyBlocks() } as const;
    const { item } = await who.call(createContent, { body });
    const address = `${running.origin.replace('127.0.0.1', 'localhost')}/studio/content/${item.itemId}/edit`;
    const found: Awaited<ReturnType<typeof openAndType>>[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await openAndType(browser, address, who.cookie() ?? ''));
    const middle = (of: (one: (typeof found)[number]) => number) => Math.round(middleOf(found.map(of)));
    const opened = middle((one) => one.opened);
    const key = middle(({ keys }) => partOf(keys, 0.5));
    const mostKeys = middle(({ keys }) => partOf(keys, 0.9));
    const rows = [
      `| opened for the first time, until fields can be changed | ${opened} | ${aims.opened} |`,
      `| again, with what the browser keeps | ${middle((one) => one.again)} | |`,
      `| until the shop beside it shows the draft | ${middle((one) => one.shown)} | |`,
      `| from a key to the screen, half of the keys | ${key} | ${aims.key} |`,
      `| nine of ten keys | ${mostKeys} | ${aims.mostKeys} |`,
    ];
    const failures = [
      ...(opened > aims.opened ? [`the editor opens in ${opened} ms, aim ${aims.opened}`] : []),
      ...(key > aims.key ? [`a key in the editor takes ${key} ms, aim ${aims.key}`] : []),
      ...(mostKeys > aims.mostKeys ? [`a tenth of the keys takes ${mostKeys} ms, aim ${aims.mostKeys}`] : []),
    ];
    const head = `\n## Editor with ${blocks} blocks\n\n| what | ms | aim |\n| --- | --- | --- |`;
    return { text: `${head}\n${rows.join('\n')}`, failures };
  } finally {
    await browser.close();
    await running.close();
  }
}

/** One round, in a browser without cache and storage of the earlier ones. */
async function openAndType(browser: Browser, address: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await context.addCookies([{ name: 'eyelet_staff', value: cookie, domain: 'localhost', path: '/staff' }]);
    const page = await context.newPage();
    const outline = page.getByRole('navigation', { name: t('studio.editor.outline') });
    const open = async () => {
      const start = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('[data-outline="b59"]').waitFor();
      await page
        .getByRole('region', { name: t('studio.editor.inspector') })
        .getByRole('textbox')
        .first()
        .waitFor();
      return performance.now() - start;
    };
    const opened = await open();
    const begun = performance.now() - opened;
    const frame = page.frameLocator(`iframe[title="${t('studio.editor.frame')}"]`);
    await frame.locator('[data-block="b59"]').waitFor({ state: 'attached' });
    const shown = performance.now() - begun;
    const again = await open();
    await frame.locator('[data-block="b59"]').waitFor({ state: 'attached' });
    await outline.locator('[data-outline="b1"]').click();
    return { opened, shown, again, keys: await typed(page) };
  } finally {
    await context.close();
  }
}

/**
 * Types a sentence into the title of the chosen block; returns how long each key took until the next frame was painted.
 */
async function typed(page: Page): Promise<readonly number[]> {
  const inspector = page.getByRole('region', { name: t('studio.editor.inspector') });
  await inspector.getByLabel(t('blocks.field.title'), { exact: true }).first().focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      (event) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp))),
      true,
    );
  });
  await page.keyboard.type(words, { delay: 80 });
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  // The last key may not have been painted yet.
  if (times.length < words.length - 1) throw new Error(`of ${words.length} keys ${times.length} were seen`);
  return times;
}

const middleOf = (values: readonly number[]) => partOf(values, 0.5);

/** The quantile of some values. */
function partOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
