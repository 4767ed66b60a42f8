import { readFile } from 'node:fs/promises';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  add,
  expectFrom,
  frameOf,
  inspector,
  isSaved,
  outline,
  patient,
  pressed,
  scheduleFrom,
} from './editor-steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const studio = openStudio(journey, async (app, shop, prepared) => {
  await mountStudio(app);
  await mountPages(app, shop, prepared);
});

let count = 0;

async function newPage(who: TestStaff, ...titles: readonly string[]) {
  count++;
  const key = `landing-${count}`;
  const { kind, document } = pageItem(key, { title: `Landing ${count}`, blocks: titles.map(textBlock) });
  const { item } = await who.call(createContent, { body: { kind, key, name: `Landing ${count}`, document } });
  const params = { itemId: item.itemId };
  const read = async (): Promise<ContentDocument> => (await who.call(readContent, { params })).document;
  return { key, itemId: item.itemId, params, read, name: `Landing ${count}` };
}

const open = async (page: Page, itemId: string, name: string) => {
  await page.goto(`${studio.origin()}/studio/content/${itemId}/edit`);
  await heading(page, name).waitFor();
};

const titlesOf = (document: ContentDocument) =>
  document.sections.flatMap(({ blocks }) => blocks.map((one) => ('props' in one ? one.props.title : one.ref)));

test('an author builds a page in the shop itself, translates it, and a shopper sees it once it is published', async () => {
  const visitor = await studio.work('/content', { roles: ['publisher'], name: 'Pia' });
  const { page, who } = visitor;
  const { itemId, name, key, read } = await newPage(who, 'First words');
  // The example texts of the block of questions link there.
  const delivery = pageItem('help-delivery');
  await who.call(createContent, { body: { ...delivery, name: 'Delivery' } });
  await open(page, itemId, name);
  await frameOf(page).getByRole('heading', { name: 'First words' }).waitFor();
  await expectAccessible(page, 'the editor');

  // A press in the shop selects the block, and its fields change what the shop shows. Until the frame listens, a press
  // does nothing.
  const chosen = async () => {
    await frameOf(page).getByRole('heading', { name: 'First words' }).click();
    return inspector(page).getByRole('heading', { level: 2 }).textContent();
  };
  await expect.poll(chosen, patient).toContain('First words');
  await inspector(page).getByLabel(t('blocks.field.title'), { exact: true }).fill('Better words');
  await isSaved(page);
  await frameOf(page).getByRole('heading', { name: 'Better words' }).waitFor();

  await add(page, t('blocks.spacer'));
  await add(page, t('blocks.accordions'));
  await add(page, t('blocks.banner'));
  await isSaved(page);
  const types = (await read()).sections.flatMap(({ blocks }) => blocks.map((one) => ('type' in one ? one.type : '')));
  expect(types).toEqual(['rich-text', 'spacer', 'accordions', 'banner']);

  await page.getByRole('button', { name: t('studio.content.translations') }).click();
  await page.getByRole('button', { name: new RegExp(t('studio.editor.audience')) }).click();
  await page.getByRole('option', { name: /Deutsch/ }).click();
  const german = page.getByRole('textbox', { name: new RegExp(`Better words › ${t('blocks.field.title')}`) });
  await german.fill('Bessere Worte');
  await expect.poll(async () => JSON.stringify((await read()).variants), patient).toContain('Bessere Worte');
  await expectAccessible(page, 'the translations');

  await pressed(page, t('studio.content.publish'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.content.publish') })
    .click();
  await page.getByText(t('studio.content.state.published'), { exact: true }).waitFor();
  // There is nothing more to publish, and the button says so.
  const done = page.getByRole('button', { name: t('studio.content.publish'), exact: true, disabled: true });
  await page.getByText(t('studio.content.allPublished'), { exact: true }).waitFor();
  // The button of the dialog is gone once it has closed.
  await expect.poll(() => done.count(), patient).toBe(1);
  const shopper = await journey.visit(`${studio.origin()}/de-de/${key}`, { baseURL: studio.origin() });
  await expect
    .poll(async () => {
      await shopper.page.goto(`${studio.origin()}/de-de/${key}`);
      return shopper.page.getByRole('heading', { name: 'Bessere Worte' }).count();
    }, patient)
    .toBe(1);
  expectNoComplaints(visitor);
});

test('what is stored while the frame is still loading is shown in it too', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const { itemId, name, read } = await newPage(who, 'First words');
  const [rendered, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const isFrame = (url: URL) => url.pathname.startsWith('/en') && url.searchParams.has('previewItem');
  // The frame gets the page with the first words only after better ones are stored.
  await page.route(
    isFrame,
    async (route) => {
      const response = await route.fetch();
      rendered.resolve();
      await stored.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await open(page, itemId, name);
  await outline(page)
    .getByRole('button', { name: /First words/ })
    .first()
    .click();
  await rendered.promise;
  await inspector(page).getByLabel(t('blocks.field.title'), { exact: true }).fill('Better words');
  await expect.poll(async () => titlesOf(await read()), patient).toEqual(['Better words']);
  await isSaved(page);
  stored.resolve();
  await frameOf(page).getByRole('heading', { name: 'Better words' }).waitFor();
});

test('a frame whose script was lost is loaded once more', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const { itemId, name } = await newPage(who, 'First words');
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    // The time after which the editor gives a frame up; the script must have been asked for by then.
    const soon = (run: TimerHandler, ms?: number) => wait(run, ms === 10_000 ? 4000 : ms);
    window.setTimeout = soon as typeof window.setTimeout;
  });
  let lost: Frame | undefined;
  await page.route(/\/canvas-[^/]*\.js/, (route) => {
    const frame = route.request().frame();
    lost ??= frame;
    return frame === lost ? route.abort() : route.continue();
  });
  await open(page, itemId, name);
  await outline(page)
    .getByRole('button', { name: /First words/ })
    .first()
    .click();
  await frameOf(page).locator('[data-block][data-chosen]').waitFor();
});

test('everything works by keyboard: selecting, moving, duplicating, removing, undoing and pasting into another page', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const first = await newPage(who, 'One', 'Two');
  const second = await newPage(who, 'Three');
  await open(page, first.itemId, first.name);
  const item = (title: string) =>
    outline(page)
      .getByRole('button', { name: new RegExp(title) })
      .first();
  await item('One').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowDown');
  await isSaved(page);
  await expect.poll(async () => titlesOf(await first.read()), patient).toEqual(['Two', 'One']);
  await item('One').focus();
  await page.keyboard.press('Control+d');
  await expect.poll(async () => titlesOf(await first.read()), patient).toEqual(['Two', 'One', 'One']);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Delete');
  await expect.poll(async () => titlesOf(await first.read()), patient).toEqual(['Two', 'One']);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => titlesOf(await first.read()), patient).toEqual(['Two', 'One', 'One']);
  await isSaved(page);

  await open(page, second.itemId, second.name);
  await item('Three').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => titlesOf(await second.read()), patient).toEqual(['Three', 'One']);
  await isSaved(page);

  // A kind of block is found by another word for it, and chosen among those that have it.
  await page.getByRole('button', { name: t('studio.editor.add'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('group', { name: t('blocks.group.films') }).waitFor();
  await expectAccessible(page, 'the kinds of blocks');
  await page.keyboard.type('call to action');
  await chooser
    .getByRole('status')
    .getByText(t('studio.editor.kindsFound', { count: 2 }))
    .waitFor();
  await chooser.locator('[data-focused]').getByText(t('blocks.cta-collection')).waitFor();
  await page.keyboard.press('ArrowRight');
  await chooser.locator('[data-focused]').getByText(t('blocks.buttons'), { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  const types = async () =>
    (await second.read()).sections.flatMap(({ blocks }) => blocks.map((one) => 'type' in one && one.type));
  await expect.poll(types, patient).toContain('buttons');
});

test('an empty page, as each new one is, gets its first section with the first block, added or pasted', async () => {
  const visitor = await studio.work('/content', { roles: ['author'] });
  const { page, who } = visitor;
  const pages = await Promise.all(
    ['Added', 'Pasted'].map(async (name) => {
      count++;
      const { kind, document } = pageItem(`empty-${count}`, { title: name });
      const body = { kind, key: `empty-${count}`, name, document: { ...document, sections: [] } };
      const { item } = await who.call(createContent, { body });
      const params = { itemId: item.itemId };
      return { name, itemId: item.itemId, read: async () => (await who.call(readContent, { params })).document };
    }),
  );
  for (const [index, { name, itemId, read }] of pages.entries()) {
    await open(page, itemId, name);
    if (index === 0) await add(page, t('blocks.accordions'));
    else await pressed(page, t('studio.editor.paste'));
    const stored = async () =>
      (await read()).sections.map((one) => [one.name, ...one.blocks.map((block) => 'type' in block && block.type)]);
    await expect.poll(stored, patient).toEqual([['main', 'accordions']]);
    await isSaved(page);
    await pressed(page, t('studio.editor.copy'));
  }

  // A new block is chosen in the shop as well, and says so as long as there is nothing to see of it.
  await add(page, t('blocks.rich-text'));
  const empty = frameOf(page).locator('[data-block][data-chosen][data-empty]');
  await empty.waitFor();
  await inspector(page).getByLabel(t('blocks.field.title'), { exact: true }).fill('Words at last');
  await frameOf(page).getByRole('heading', { name: 'Words at last' }).waitFor();
  await expect.poll(() => empty.count(), patient).toBe(0);
  expectNoComplaints(visitor);
});

test('a moved entry of a list goes back together with its translation by undo, and forth by redo', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const { itemId, name, params, read } = await newPage(who);
  const document = await read();
  const targets = ['First', 'Second', 'Third'].map((text) => ({ text, url: '/' }));
  const block = { id: 'b1', type: 'buttons', version: 1, props: { targets } };
  const german = Object.fromEntries(
    [
      ['First', 'Erster'],
      ['Third', 'Dritter'],
    ].map(([text = '', value]) => [
      `blocks.b1.targets[${targets.findIndex((one) => one.text === text)}].text`,
      { value, from: fingerprint(text) },
    ]),
  );
  const sections = [{ name: 'main', blocks: [block] }];
  const variants = { de: { texts: german } };
  await who.call(saveDraft, { params, body: { version: 1, document: { ...document, sections, variants } } });

  /** Each text, with its translation. */
  const texts = async () => {
    const now = await read();
    const [one] = now.sections[0]?.blocks ?? [];
    const shown = (one && 'props' in one ? one.props.targets : []) as readonly { text: string }[];
    return shown.map(({ text }, index) => {
      const value = now.variants.de?.texts[`blocks.b1.targets[${index}].text`]?.value;
      return value === undefined ? text : `${text} = ${value}`;
    });
  };
  const [before, after] = [
    ['First = Erster', 'Second', 'Third = Dritter'],
    ['Second', 'First = Erster', 'Third = Dritter'],
  ];
  await open(page, itemId, name);
  await outline(page)
    .getByRole('button', { name: new RegExp(t('blocks.buttons')) })
    .first()
    .click();
  const down = t('studio.editor.moveDown', { name: `${t('blocks.item.target')} 1` });
  await inspector(page).getByRole('button', { name: down, exact: true }).click();
  await expect.poll(texts, patient).toEqual(after);
  // Fields of text have such buttons of their own, further down.
  const step = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await step(t('studio.editor.undo'));
  await expect.poll(texts, patient).toEqual(before);
  await step(t('studio.editor.redo'));
  await expect.poll(texts, patient).toEqual(after);
  await isSaved(page);
});

test('a link is found by the name of its target, by keyboard alone', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const goal = await newPage(who, 'Harbour');
  const { itemId, name, read } = await newPage(who, 'One');
  await open(page, itemId, name);
  await add(page, t('blocks.buttons'));
  const find = t('studio.editor.findFor', { name: t('blocks.field.href') });
  await inspector(page).getByRole('button', { name: find }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').waitFor();
  await page.keyboard.type(goal.name);
  await dialog.getByRole('menuitem', { name: goal.name }).waitFor();
  // The results for the first letters are gone, and the field refers to the current ones.
  const search = dialog.getByRole('searchbox');
  const isPointing = () =>
    search.evaluate((field) => {
      const chosen = field.getAttribute('aria-activedescendant');
      return chosen === null || field.ownerDocument.getElementById(chosen) !== null;
    });
  const found = () => dialog.getByRole('menuitem').allTextContents();
  await expect.poll(async () => (await found()).every((one) => one.includes(goal.name)), patient).toBe(true);
  await expect.poll(isPointing, patient).toBe(true);
  await expectAccessible(page, 'the search for a link');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => JSON.stringify(await read()), patient).toContain(`"url":"/${goal.key}"`);

  // Products and categories are found by name too.
  const { shop } = studio.running();
  await writeTestGround(shop.database);
  await expect.poll(() => shop.catalogue.memory().tree().byId.size, patient).toBeGreaterThan(0);
  await inspector(page).getByRole('button', { name: find }).first().click();
  const [category] = shop.catalogue.memory().tree().byId.values();
  const words = category?.texts.en?.name ?? '';
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('menuitem', { name: words }).first().click();
  await expect.poll(async () => JSON.stringify(await read()), patient).toContain(`-${category?.id}"`);

  // So are dialogs, which such a link opens.
  const [letters, key] = [`Letters ${goal.name}`, `letters-${goal.key}`];
  const { document } = pageItem(key);
  const opened = { kind: 'dialog', key, name: letters, document: { ...document, props: { title: letters } } } as const;
  await who.call(createContent, { body: opened });
  await inspector(page).getByRole('button', { name: find }).first().click();
  await dialog.getByRole('searchbox').fill(letters);
  await dialog.getByRole('menuitem', { name: letters }).click();
  await expect.poll(async () => JSON.stringify(await read()), patient).toContain(`"url":"/dialogs/${key}"`);
});

test('problems that block publishing are listed first, with links to them', async () => {
  const { page, who } = await studio.work('/content', { roles: ['publisher'] });
  const { itemId, name, params } = await newPage(who, 'One');
  const { document } = await who.call(readContent, { params });
  const link = { id: 'broken', type: 'buttons', version: 1, props: { targets: [{ url: '/gone', text: 'Go' }] } };
  const blocks = [...(document.sections[0]?.blocks ?? []), link];
  await who.call(saveDraft, {
    params,
    body: { version: 1, document: { ...document, sections: [{ name: 'main', blocks }] } },
  });
  await page.goto(`${studio.origin()}/studio/content/${itemId}`);
  await heading(page, name).waitFor();
  await pressed(page, t('studio.content.publish'));
  const question = page.getByRole('alertdialog');
  await question.getByText(t('studio.check.link.broken', { target: '/gone' })).waitFor();
  await expectAccessible(page, 'the checklist before publishing');
  await question.getByRole('button', { name: t('studio.content.publish') }).click();
  await question.getByText(t('error.STF451')).waitFor();
  await question.getByRole('link', { name: new RegExp(t('blocks.buttons')) }).click();

  // The editor opens with the block, whose URL is corrected.
  const address = inspector(page).getByLabel(t('blocks.field.href'), { exact: true }).first();
  await expect.poll(() => address.inputValue(), patient).toBe('/gone');
  await address.fill('/store-locator');
  await isSaved(page);
  await page.getByRole('button', { name: t('studio.check.title') }).click();
  await page.getByText(t('studio.check.found', { blocking: 0, others: 0 }).trim()).waitFor();
  await expectAccessible(page, 'the checklist beside the page');
});

test('texts are exported for translators as a file, and imported as a draft', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const { itemId, name, read } = await newPage(who, 'Words of the sea');
  await open(page, itemId, name);
  await page.getByRole('button', { name: t('studio.content.translations') }).click();
  const file = page.getByRole('group', { name: t('studio.editor.xliff') });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('link', { name: t('studio.editor.export') }).click(),
  ]);
  const xml = await readFile(await download.path(), 'utf8');
  const audience = /trgLang="([a-z]{2})"/.exec(xml)?.[1] ?? '';
  const give = async (text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await file.getByRole('button', { name: t('studio.editor.import') }).click();
    await (await chooser).setFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
  };
  await give('no translation');
  await page.getByText(t('error.STF454')).waitFor();
  await give(xml.replace('Words of the sea</source>', 'Words of the sea</source><target>Meereswörter</target>'));
  await page
    .getByRole('textbox', { name: /Words of the sea/ })
    .first()
    .waitFor();
  await expect.poll(async () => JSON.stringify((await read()).variants[audience]), patient).toContain('Meereswörter');
  await expect
    .poll(
      () =>
        page
          .getByRole('textbox', { name: /Words of the sea/ })
          .first()
          .inputValue(),
      patient,
    )
    .toBe('Meereswörter');
  await expectAccessible(page, 'the translations with their file');
});

test('if two authors edit at once, the second sees the changes of the first, and continues with both', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'], name: 'Ada' });
  const { itemId, name, key, params, read } = await newPage(who, 'One', 'Two');
  const document = await read();
  const [one, two] = document.sections[0]?.blocks ?? [];
  const titled = (block: typeof one, title: string) =>
    block && 'props' in block ? [{ ...block, props: { ...block.props, title } }] : [];
  const button = (url: string) => ({
    ...{ id: 'go', type: 'buttons', version: 1 },
    props: { targets: [{ url, text: 'Go' }] },
  });
  const written = (...blocks: ContentDocument['sections'][number]['blocks']) => ({
    ...document,
    sections: [{ name: 'main', blocks }],
  });
  const first = written(...titled(one, 'One'), ...titled(two, 'Two'), button('/about'));
  await who.call(saveDraft, { params, body: { version: 1, document: first } });
  await open(page, itemId, name);
  const other = await newStaff(studio.running(), { roles: ['author'], name: 'Ben' });
  const changed = written(...titled(one, 'One of Ben'), ...titled(two, 'Two of Ben'), button(`/${key}`));
  await other.call(saveDraft, { params, body: { version: 2, document: changed } });

  await outline(page).getByRole('button', { name: /One/ }).click();
  await inspector(page).getByLabel(t('blocks.field.title'), { exact: true }).fill('One of Ada');
  const notice = page.getByRole('alert').filter({ hasText: t('studio.editor.theirs', { name: 'Ben' }) });
  await notice.getByRole('cell', { name: 'Two of Ben' }).waitFor();
  // Where links lead is named as among the versions, and what both have changed by its section too.
  await notice.getByRole('cell', { name: `${name} (/${key})`, exact: true }).waitFor();
  await notice
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`${t('studio.editor.section', { name: 'main' })}.*One of Ada`) })
    .waitFor();
  await expectAccessible(page, 'what somebody else has changed');
  expect(titlesOf(await read())).toEqual(['One of Ben', 'Two of Ben', undefined]);
  await notice.getByRole('button', { name: t('studio.editor.merge') }).click();
  await expect.poll(async () => titlesOf(await read()), patient).toEqual(['One of Ada', 'Two of Ben', undefined]);
  expect((await read()).sections[0]?.blocks[2]).toMatchObject(button(`/${key}`));
});

test('what a page lacks is named in the preview, and shoppers see the rest', async () => {
  const { page, who } = await studio.work('/content', { roles: ['publisher'] });
  const { itemId, name, key, params, read } = await newPage(who, 'Water');
  const { sections, ...document } = await read();
  const media = { sm: { kind: 'image', picture: 'gone-from-here', alt: 'Gone' } };
  const picture = { id: 'b9', type: 'picture', version: 1, props: { media } };
  const film = { id: 'b8', type: 'video', version: 1, props: { title: 'Swell', variant: 'player' } };
  const inner = { type: 'video', version: 1, props: { title: 'Foam', variant: 'player' } };
  const filter = { variant: 'byCategory', operator: 'IN', filterBy: ['1000'], components: [inner], name: 'Of new' };
  const held = { id: 'b7', type: 'filter-by', version: 1, props: filter };
  const changed = {
    ...document,
    sections: [{ name: 'main', blocks: [...(sections[0]?.blocks ?? []), held, film, picture] }],
  };
  await who.call(saveDraft, { params, body: { version: 1, document: changed } });
  await open(page, itemId, name);
  const empty = outline(page).getByRole('button', { name: new RegExp(`Swell.*${t('studio.editor.showsNothing')}`) });
  await empty.click();
  await inspector(page).getByText(t('studio.check.empty.film')).waitFor();
  // Of a block with others in it, the one that is empty says so.
  await outline(page)
    .getByRole('button', { name: /Of new/ })
    .click();
  expect(await inspector(page).getByText(t('studio.check.empty.film')).count()).toBe(0);
  await outline(page)
    .getByRole('button', { name: new RegExp(`Foam.*${t('studio.editor.showsNothing')}`) })
    .click();
  await inspector(page).getByText(t('studio.check.empty.film')).waitFor();
  // The checklist leads to it as well, not to the block around it.
  await outline(page).getByRole('button', { name: /Swell/ }).click();
  await page.getByRole('button', { name: t('studio.check.title') }).click();
  await page
    .getByRole('region', { name: t('studio.check.title') })
    .getByRole('button', { name: /Of new.*Foam/ })
    .first()
    .click();
  await inspector(page).getByRole('heading', { name: /Foam/ }).waitFor();
  await page.getByRole('button', { name: t('studio.check.title') }).click();
  const place = frameOf(page).locator('[data-block="b8"][data-empty]');
  await expect.poll(() => place.getAttribute('data-empty'), patient).toBe(t('studio.check.empty.film'));
  const block = frameOf(page).locator('[data-lacking="gone-from-here"]');
  const said = () => block.evaluate((one) => getComputedStyle(one, '::before').content);
  await expect.poll(said, patient).toContain(t('preview.lacking'));

  await who.call(publishContent, { params, body: { version: 2 } });
  const html = async () => (await fetch(`${studio.origin()}/en-gb/${key}`)).text();
  await expect.poll(html, patient).toContain('Water');
  expect(await html()).not.toMatch(/gone-from-here|data-lacking/);

  const props = { title: 'Mist', date: '2026-11-01', picture: 'gone-from-here', alt: 'Gone', tags: [] };
  const written: ContentDocument = { language: 'en', version: 1, props, sections: [], variants: {} };
  const article = await who.call(createContent, {
    body: { kind: 'article', key: `mist-${key}`, name: 'Mist', document: written },
  });
  await who.call(publishContent, { params: { itemId: article.item.itemId }, body: { version: 1 } });
  const articleHtml = async () => (await fetch(`${studio.origin()}/en-gb/articles/mist-${key}`)).text();
  await expect.poll(articleHtml, patient).toContain('Mist');
  expect(await articleHtml()).not.toMatch(/gone-from-here|\.missing/);
});

test('an author who opens an item that somebody else has open sees who it is', async () => {
  const ada = await studio.work('/content', { roles: ['author'], name: 'Ada' });
  const ben = await studio.work('/content', { roles: ['author'], name: 'Ben' });
  const { itemId, name } = await newPage(ada.who, 'One');
  await open(ada.page, itemId, name);
  await isSaved(ada.page);
  await open(ben.page, itemId, name);
  await ben.page.getByText(t('studio.editor.others', { names: 'Ada', count: 1 })).waitFor();
  await expectAccessible(ben.page, 'the editor with somebody else');
});

test('an invalid text is not saved, is reported, outlives a lost connection, and leaving asks', async () => {
  const { page, who } = await studio.work('/content', { roles: ['author'] });
  const { itemId, name, read } = await newPage(who, 'One');
  await open(page, itemId, name);
  await inspector(page).getByLabel(t('blocks.field.title'), { exact: true }).first().fill('');
  await page.getByText(t('studio.editor.unfit', { count: 1 })).waitFor();

  // A connection that is back, and fails once more, takes nothing of it away.
  const path = `/staff/v1/content/${itemId}`;
  await page.route(`**${path}`, (route) => route.abort());
  await page.evaluate(async (own) => {
    const later = Date.now() + 60_000;
    Date.now = () => later;
    for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event));
    await fetch(own).catch(() => undefined);
  }, path);
  await page.getByRole('link', { name: t('studio.editor.back') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.unsaved.stay') })
    .click();
  expect((await read()).props.title).toBe(name);
});

test('a page is previewed at a later time, in its editor and by its link, and scheduled for it, and shoppers see it from that minute on', async () => {
  const zone = { timezoneId: 'Europe/Berlin' };
  const { page, who } = await studio.work('/content', { roles: ['publisher'] }, zone);
  const { itemId, name, key } = await newPage(who, 'From Friday on');
  await open(page, itemId, name);
  await page.getByLabel(t('studio.editor.moment'), { exact: true }).fill('2026-11-27T10:00');
  await frameOf(page).locator('html[data-preview*="2026-11-27T09"]').waitFor();
  await frameOf(page).getByRole('heading', { name: 'From Friday on' }).waitFor();

  // A colleague with the link sees the draft at another moment, too.
  const link = new URL(
    (await page.getByRole('link', { name: t('studio.editor.openPreview') }).getAttribute('href')) ?? '',
  );
  const { page: given } = await journey.visit(`${studio.origin()}${link.pathname}${link.search}`, {
    baseURL: studio.origin(),
  });
  const bar = given.getByRole('region', { name: t('preview.label') });
  await bar.getByLabel(t('preview.moment')).fill('2026-11-28T10:00');
  await bar.getByRole('button', { name: t('preview.show') }).click();
  await given.locator('html[data-preview*="2026-11-28T10"]').waitFor();
  await given.getByRole('heading', { name: 'From Friday on' }).waitFor();

  await scheduleFrom(page, '2026-11-27T10:00');

  await expectFrom(studio, `/en-gb/${key}`, '2026-11-27T09:00:00Z');
});
