import { gzipSync } from 'node:zlib';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { scriptBudgets } from '@eyelet/storefront/script-budgets.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney, type VisitOptions, widths } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitBeforeScripts } from '../shell/before-scripts.ts';
import { type Account, newAccount, ready, signIn, wordsOf } from '../signing/steps.ts';
import { add, frameOf, inspector, isSaved, outline, patient, pressed } from './editor-steps.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
// Shoppers sign in and browsers store times, so the shop has the real clock.
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  (options) =>
    startShop({ ...options, parts: { ...options.parts, clock: () => new Date(), beforeSnapshot: loadDemo } }),
);

/** A second attempt writes items of its own. */
let tries = 0;

const field = (page: Page, label: Parameters<typeof t>[0]) => inspector(page).getByLabel(t(label), { exact: true });

/** Creates an item in the studio and opens it in the editor. */
async function begin(page: Page, kind: Parameters<typeof t>[0], name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(t('studio.content.kind')) }).click();
  await page.getByRole('option', { name: t(kind), exact: true }).click();
  await page.getByLabel(t('studio.name.label'), { exact: true }).fill(name);
  await pressed(page, t('studio.content.create'));
  await heading(page, name).waitFor();
}

/** Publishes the open item, and waits until the studio shows it as published. */
async function publish(page: Page): Promise<void> {
  await isSaved(page);
  await pressed(page, t('studio.content.publish'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('studio.content.publish') })
    .click();
  await page.getByText(t('studio.content.allPublished'), { exact: true }).waitFor();
}

const shopper = (path: string, options: VisitOptions = {}) =>
  journey.visit(studio.origin() + path, { baseURL: studio.origin(), ...options });

test('an author writes a pop-up for one market and for visitors without an account, who see it once', async () => {
  const author = await studio.work('/content/new', { roles: ['publisher'] });
  const { page } = author;
  tries += 1;
  const [small, large] = [`Join at the harbour ${tries}`, `The harbour is open ${tries}`];
  await begin(page, 'blocks.kind.popup', `Harbour ${tries}`);
  // The shop beside the fields shows it as shoppers will see it: first with the newsletter inside.
  const edited = frameOf(page).locator('.popup:visible');
  await edited.getByRole('textbox').first().waitFor();
  await inspector(page)
    .getByRole('button', { name: new RegExp(t('blocks.field.layout')) })
    .click();
  await page.getByRole('option', { name: t('blocks.layout.account'), exact: true }).click();
  await inspector(page).getByText(t('studio.editor.allMarkets'), { exact: true }).click();
  const market = new Intl.DisplayNames('en', { type: 'region' }).of('US') ?? '';
  // The checkbox itself is hidden.
  await inspector(page).getByText(market, { exact: true }).click();
  await inspector(page)
    .getByText(t('studio.editor.someMarkets', { count: 1 }), { exact: true })
    .waitFor();
  await field(page, 'blocks.field.minimizedTitle').fill(small);
  await field(page, 'blocks.field.maximizedTitle').fill(large);
  await field(page, 'blocks.field.delay').fill('1');
  // Before the pop-ups of the brand.
  await field(page, 'blocks.field.rank').fill('0');
  await isSaved(page);
  await edited.getByRole('heading', { name: large }).waitFor();
  await expect.poll(() => edited.getByRole('textbox').count()).toBe(0);
  await page.getByRole('radio', { name: t('studio.editor.popup.small'), exact: true }).click();
  await edited.getByRole('button', { name: small }).waitFor();
  expect(await edited.count()).toBe(1);
  await expectAccessible(page, 'the editor with a pop-up');
  await publish(page);

  const popup = (where: Page) => where.locator('.popup');
  const guest = await shopper('/en-us', { popups: true });
  const shown = async (where: Page, text: string) => {
    await expect
      .poll(
        async () => {
          if ((await popup(where).filter({ hasText: text }).count()) > 0) return true;
          await where.reload();
          await ready(where);
          return popup(where)
            .filter({ hasText: text })
            .waitFor({ timeout: 10_000 })
            .then(
              () => true,
              () => false,
            );
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  };
  await shown(guest.page, `${tries}`);
  await popup(guest.page).getByRole('heading', { name: large }).waitFor();
  await popup(guest.page)
    .getByRole('button', { name: wordsOf('en-us')('shop.close') })
    .click();
  await shown(guest.page, 'Letters from the shore');
  expect(await guest.page.getByText(small).count()).toBe(0);

  const german = await shopper('/de-de', { popups: true });
  await shown(german.page, 'Briefe von der Küste');
  expect(await german.page.getByText(small).count()).toBe(0);

  const account = await newAccount(studio.origin());
  const known = await shopper('/en-us');
  await signIn(known.page, 'en-us', account);
  await known.page.evaluate(() => localStorage.removeItem('eyelet.popups'));
  await known.context.addInitScript(() => localStorage.removeItem('eyelet.popups'));
  await known.page.reload();
  await shown(known.page, 'Letters from the shore');
  expectNoComplaints(author);
});

/** Registers for the event of the open page. */
async function register(page: Page): Promise<void> {
  await page.locator('[name=eventTermsAccepted]').check();
  await page.getByRole('button', { name: wordsOf('en-us')('events.submit') }).click();
}

async function signedIn(account: Account, path: string): Promise<Page> {
  const { page } = await shopper('/en-us');
  await signIn(page, 'en-us', account);
  await page.goto(studio.origin() + path);
  return page;
}

test('an author writes an event with one seat, one shopper gets it, the next one waits, and the studio counts both', async () => {
  const author = await studio.work('/content/new', { roles: ['publisher'] });
  const { page } = author;
  tries += 1;
  const name = `Rope evening ${tries}`;
  const key = `rope-evening-${tries}`;
  await begin(page, 'blocks.kind.event', name);
  await field(page, 'blocks.field.startDate').first().fill('2027-09-03');
  await field(page, 'blocks.field.endDate').first().fill('2027-09-03');
  await field(page, 'blocks.field.opens').fill('18:30');
  await inspector(page)
    .getByRole('button', { name: new RegExp(t('blocks.field.timeZone')) })
    .click();
  await page.getByRole('option', { name: 'Europe/Lisbon', exact: true }).click();
  await field(page, 'blocks.field.venue').fill('The rope loft');
  await field(page, 'blocks.field.capacity').fill('1');
  await inspector(page).getByText(t('blocks.field.waitingList'), { exact: true }).click();
  await expectAccessible(page, 'the editor with an event');
  await publish(page);

  const path = `/en-us/events/${key}`;
  await expect.poll(async () => (await fetch(studio.origin() + path)).status, patient).toBe(200);
  const say = wordsOf('en-us');
  const [first, second] = [await newAccount(studio.origin(), 'Ada'), await newAccount(studio.origin(), 'Ben')];
  const firstPage = await signedIn(first, path);
  await firstPage.getByText('The rope loft').first().waitFor();
  await register(firstPage);
  await firstPage.getByText(say('events.done.title'), { exact: true }).waitFor();
  const secondPage = await signedIn(second, path);
  await register(secondPage);
  await secondPage.getByText(say('events.waiting.title'), { exact: true }).waitFor();

  await page.goto(`${studio.origin()}/studio/events`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText(t('studio.events.seatsOf', { seats: 1, capacity: 1 }), { exact: true }).waitFor();
  await row.getByRole('link', { name }).click();
  await heading(page, name).waitFor();
  await page
    .getByRole('row', { name: /Ada Brink/ })
    .getByText(t('studio.events.state.confirmed'), { exact: true })
    .waitFor();
  await page
    .getByRole('row', { name: /Ben Brink/ })
    .getByText(t('studio.events.state.waiting'), { exact: true })
    .waitFor();
  expectNoComplaints(author);
});

test('an author adds an entry to the menu and moves it up, and shoppers open it; German texts of other entries stay', async () => {
  const author = await studio.work('/content', { roles: ['publisher'] });
  const { page, who } = author;
  tries += 1;
  const [key, name] = [`workshop-${tries}`, `Workshop ${tries}`];
  const { kind, document } = pageItem(key, { title: name, blocks: [textBlock('Where soles are cut')] });
  const { item } = await who.call(createContent, { body: { kind, key, name, document } });
  await who.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  const { rows } = await who.call(listContent, { query: { kind: 'menu', limit: 10 } });
  const menu = rows.find((one) => one.key === 'main');
  await page.goto(`${studio.origin()}/studio/content/${menu?.itemId}/edit`);
  await heading(page, menu?.name ?? '').waitFor();

  const add = t('studio.editor.addTo', { name: t('blocks.item.entry') });
  const entries = inspector(page)
    .getByRole('group', { name: t('blocks.field.entries'), exact: true })
    .first();
  const takeOuts = entries.getByRole('button', { name: new RegExp(t('studio.editor.takeOut', { name: '' })) });
  await takeOuts.first().waitFor();
  const count = await takeOuts.count();
  await entries.getByRole('button', { name: add, exact: true }).last().click();
  const entry = (at: number) => `${t('blocks.item.entry')} ${at}`;
  // The other entries are collapsed, as there are many.
  await field(page, 'blocks.field.title').first().fill(name);
  await field(page, 'blocks.field.href').first().fill(`/${key}`);
  await isSaved(page);
  await expectAccessible(page, 'the editor with a menu');
  for (const at of [count + 1, count]) {
    const up = t('studio.editor.moveUp', { name: entry(at) });
    await entries.getByRole('button', { name: up, exact: true }).click();
  }
  await entries.getByRole('button', { name: `${entry(count - 1)}: ${name}`, exact: true }).waitFor();
  await publish(page);

  const bar = (where: Page, locale: string) =>
    where.getByRole('navigation', { name: wordsOf(locale)('shop.mainNavigation') });
  const { page: desktop } = await shopper('/en-us');
  const link = bar(desktop, 'en-us').getByRole('link', { name, exact: true });
  await expect
    .poll(async () => {
      await desktop.reload();
      return link.count();
    }, patient)
    .toBeGreaterThan(0);
  await link.first().click();
  await desktop.getByRole('heading', { name: 'Where soles are cut' }).waitFor();
  expect(new URL(desktop.url()).pathname).toBe(`/en-us/${key}`);

  const viewport = { width: widths.phone, height: 844 };
  const phone = await shopper('/de-de', { viewport, hasTouch: true, isMobile: true });
  await ready(phone.page);
  const say = wordsOf('de-de');
  await phone.page.getByRole('link', { name: say('shop.openMenu') }).tap();
  const drawer = phone.page.getByRole('dialog', { name: say('shop.menu') }).getByRole('navigation');
  const repairs = drawer.getByRole('link', { name: 'Reparatur', exact: true });
  await repairs.waitFor();
  expect(await repairs.getAttribute('href')).toBe('/de-de/about');
  await drawer.getByRole('link', { name, exact: true }).tap();
  await phone.page.getByRole('heading', { name: 'Where soles are cut' }).waitFor();
  expectNoComplaints(author);
});

test('an author writes words for visitors without an account and others for everybody else, sees both beside the fields, and each shopper reads their own', async () => {
  const author = await studio.work('/content', { roles: ['publisher'] });
  const { page, who } = author;
  tries += 1;
  const [key, name] = [`for-whom-${tries}`, `For whom ${tries}`];
  const { kind, document } = pageItem(key, { title: name, blocks: [] });
  const { item } = await who.call(createContent, { body: { kind, key, name, document } });
  await page.goto(`${studio.origin()}/studio/content/${item.itemId}/edit`);
  await heading(page, name).waitFor();

  /** Adds a block into the chosen one. */
  const addInside = async (type: string) => {
    await pressed(page, t('studio.editor.addInside'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(type);
    await dialog.getByRole('option', { name: type, exact: true }).click();
  };
  const chosen = (label: string) => outline(page).getByRole('button', { name: label });
  const shown = (words: string) => frameOf(page).getByRole('heading', { name: words, exact: true });
  await add(page, t('blocks.segmentation'));
  await addInside(t('blocks.rich-text'));
  await field(page, 'blocks.field.title').fill('Welcome back');
  await chosen(t('blocks.segmentation')).click();
  await addInside(t('blocks.item.segment'));
  await inspector(page)
    .getByRole('button', { name: new RegExp(t('blocks.field.segment')) })
    .click();
  await page.getByRole('option', { name: t('blocks.segment.loggedOut'), exact: true }).click();
  await addInside(t('blocks.rich-text'));
  await field(page, 'blocks.field.title').fill('New to the harbour?');
  await isSaved(page);
  await expectAccessible(page, 'the editor with blocks in parts');

  // What is for everybody else comes after the segments, under words that say so.
  const order = await outline(page).getByRole('listitem').allTextContents();
  expect(order.join()).toMatch(
    new RegExp(`${t('blocks.segment.loggedOut')}.*New to the harbour.*${t('blocks.field.baselines')}.*Welcome back`),
  );
  // The shop beside the fields shows whom the chosen block is for.
  await shown('New to the harbour?').waitFor();
  await chosen('Welcome back').click();
  await shown('Welcome back').waitFor();
  expect(await shown('New to the harbour?').count()).toBe(0);
  await publish(page);

  const reads = async (where: Page, words: string) => {
    await where.getByRole('main').getByRole('heading', { name: words, exact: true }).waitFor();
    return where.getByRole('main').getByRole('heading').allTextContents();
  };
  await expect.poll(async () => (await fetch(`${studio.origin()}/en-us/${key}`)).status, patient).toBe(200);
  const { page: guest } = await shopper(`/en-us/${key}`);
  expect(await reads(guest, 'New to the harbour?')).not.toContain('Welcome back');
  const known = await signedIn(await newAccount(studio.origin()), `/en-us/${key}`);
  expect(await reads(known, 'Welcome back')).not.toContain('New to the harbour?');
  expectNoComplaints(author);
});

/** An item that somebody with the right to publish has written and published. */
async function published(kind: 'dialog' | 'page', name: string, document: ContentDocument): Promise<string> {
  const who = await newStaff(studio.running(), { roles: ['publisher'] });
  const key = `${name}-${tries}`;
  const { item } = await who.call(createContent, { body: { kind, key, name, document } });
  await who.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  const path = kind === 'dialog' ? `/en-us/dialogs/${key}` : `/en-us/${key}`;
  await expect.poll(async () => (await fetch(studio.origin() + path)).status, patient).toBe(200);
  return path;
}

/** A dialog with a picture in one of its layouts, and blocks. */
function dialogOf(layout: string, title: string, ...blocks: readonly ContentBlock[]): ContentDocument {
  const media = { lg: { kind: 'image', picture: 'scene-boots-at-evening', alt: 'Suede boots.' } };
  return { ...pageItem('', { blocks }).document, layout, props: { title, media } };
}

test('a link in a button, a text or a menu opens a dialog above any page, and without scripts its page', async () => {
  tries += 1;
  const letters = { type: 'newsletter', version: 1, props: { title: 'Twice a month' } };
  const signUp = { type: 'event-sign-up', version: 1, props: { eventId: 'mending-days' } };
  const words = { type: 'rich-text', version: 2, props: { richText: '<p>Send it back and we put it right.</p>' } };
  const left = await published('dialog', 'letters', dialogOf('media-left', 'Letters from the shore', letters));
  const top = await published('dialog', 'days', dialogOf('media-top', 'Bring what is worn', signUp));
  const body = await published('dialog', 'mending', dialogOf('media-body', 'We mend what we make', words));
  const to = (path: string) => path.replace('/en-us', '');
  const targets = [{ url: to(left), text: 'Letters' }];
  const text = `<p>Read <a href="${to(body)}">how we mend</a>, and <a href="${to(top)}">come to the days</a>.</p>`;
  const path = await published(
    'page',
    'with-dialogs',
    pageItem('', {
      blocks: [
        { type: 'buttons', version: 1, props: { targets } },
        { type: 'rich-text', version: 2, props: { richText: text } },
      ],
    }).document,
  );

  const who = await newStaff(studio.running(), { roles: ['publisher'] });
  const { rows } = await who.call(listContent, { query: { kind: 'menu', limit: 10 } });
  const params = { itemId: rows.find(({ key }) => key === 'main')?.itemId ?? '' };
  const { item, document: menu } = await who.call(readContent, { params });
  const inMenu = `By post ${tries}`;
  const entry = { id: `by-post-${tries}`, title: inMenu, target: { url: to(left) } };
  const props = { ...menu.props, items: [...(menu.props.items as object[]), entry] };
  const saved = await who.call(saveDraft, { params, body: { version: item.latest, document: { ...menu, props } } });
  await who.call(publishContent, { params, body: { version: saved.item.latest } });
  const html = async () => (await fetch(studio.origin() + path)).text();
  await expect.poll(html, patient).toContain(inMenu);

  const { page, complaints } = await shopper(path);
  // A press is kept until what opens dialogs has loaded.
  const opens = async (link: string, title: string, by: 'press' | 'key' = 'press') => {
    const from = page.getByRole('main').getByRole('link', { name: link });
    await (by === 'key' ? from.press('Enter') : from.click());
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    return dialog;
  };
  const closes = async (link: string) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(link);
  };
  const place = async (of: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return { x, y, right: x + width, bottom: y + height };
  };
  const titleOf = (of: Locator) => place(of.getByRole('heading', { level: 2 }).first());
  const shop = wordsOf('en-us');

  const first = await opens('Letters', 'Letters from the shore', 'key');
  expect((await place(first.getByRole('img'))).right).toBeLessThanOrEqual((await titleOf(first)).x);
  await first.getByRole('button', { name: shop('newsletter.submit') }).click();
  await first.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page, 'a dialog of the content');
  await closes('Letters');

  const second = await opens('come to the days', 'Bring what is worn');
  // It grows until the form is there.
  await second.getByText(shop('events.signIn.text')).waitFor();
  expect((await place(second.getByRole('img'))).bottom).toBeLessThanOrEqual((await titleOf(second)).y);
  await closes('come to the days');

  const third = await opens('how we mend', 'We mend what we make');
  await third.getByRole('img').waitFor();
  expect((await place(third.getByRole('img'))).y).toBeGreaterThan((await titleOf(third)).bottom);
  expect((await place(third.getByRole('img'))).x).toBeGreaterThanOrEqual(
    (await place(third.getByText('Send it back'))).x,
  );
  await page.setViewportSize({ width: widths.phone, height: 844 });
  expect(await third.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await closes('how we mend');
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await page
    .getByRole('navigation', { name: shop('shop.mainNavigation') })
    .getByRole('link', { name: inMenu })
    .click();
  await page.getByRole('dialog', { name: 'Letters from the shore' }).waitFor();
  await closes(inMenu);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(complaints).toEqual([]);

  const early = await visitBeforeScripts(journey, studio.origin() + path, { baseURL: studio.origin() });
  await early.page.getByRole('link', { name: 'how we mend' }).click();
  early.comeScripts();
  await early.page.getByRole('dialog', { name: 'We mend what we make' }).waitFor();
  expect(new URL(early.page.url()).pathname).toBe(path);
  const late = await visitBeforeScripts(journey, studio.origin() + path, { baseURL: studio.origin() });
  await late.page.getByRole('link', { name: 'how we mend' }).click();
  await late.page.getByRole('heading', { level: 1, name: 'We mend what we make' }).waitFor();
  late.comeScripts();

  const still = await shopper(path, { javaScriptEnabled: false });
  await still.page.getByRole('link', { name: 'how we mend' }).click();
  await still.page.getByRole('heading', { level: 1, name: 'We mend what we make' }).waitFor();
  await still.page.getByText('Send it back').waitFor();
  expect((await fetch(studio.origin() + body)).headers.get('x-robots-tag')).toBe('noindex');
});

/**
 * Kilobytes of HTML of a home page with twelve kinds of block. With one text the frame and its menus have 43, so each kind has
 * five and a half for its markup and for its words and pictures as data for hydration. The demo's own home has 90 (`page-weight.test.ts`).
 */
const mostHtml = 110;

test('a home page with twelve kinds of block stays within its budget of script and HTML', async () => {
  tries += 1;
  const first = ['hero', 'banner', 'collection', 'category-card', 'icon-and-text', 'rich-text'];
  const late = ['picture', 'linked-card', 'newsletter', 'vertical-list', 'article-grid', 'video'];
  const blocksOf = (types: readonly string[]) =>
    types.map((type) => {
      const kind = blockKinds.find((one) => one.type === type);
      return { id: type, type, version: kind?.version ?? 0, props: { ...kind?.examples[0]?.props } };
    });
  const who = await newStaff(studio.running(), { roles: ['publisher'] });
  const { rows } = await who.call(listContent, { query: { kind: 'page', search: 'home', limit: 100 } });
  const params = { itemId: rows.find(({ key }) => key === 'home')?.itemId ?? '' };
  const { item, document } = await who.call(readContent, { params });
  const sections = [
    { name: 'main', blocks: blocksOf(first) },
    { name: 'more-lazy', blocks: blocksOf(late) },
  ];
  const body = { version: item.latest, document: { ...document, variants: {}, sections } };
  const saved = await who.call(saveDraft, { params, body });
  await who.call(publishContent, { params, body: { version: saved.item.latest } });
  const html = async () => (await fetch(`${studio.origin()}/en-us`)).text();
  await expect.poll(html, patient).toContain('data-section="more-lazy"');
  const page = await html();
  expect(Buffer.byteLength(page) / 1000).toBeLessThanOrEqual(mostHtml);
  const scripts = new Set(page.match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(5);
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await (await fetch(studio.origin() + script)).text()).length;
  expect(bytes / 1024).toBeLessThanOrEqual(scriptBudgets.find(({ name }) => name === '')?.mostKb ?? 0);
});

test('a shared block that no page uses is shown by itself beside its fields', async () => {
  const { page, who } = await studio.work('/content', { roles: ['publisher'] });
  tries += 1;
  const { document } = pageItem('', { blocks: [textBlock('Kept for later')] });
  const body = {
    kind: 'block',
    key: `kept-${tries}`,
    name: `Kept ${tries}`,
    document: { ...document, props: {} },
  } as const;
  const { item } = await who.call(createContent, { body });
  await page.goto(`${studio.origin()}/studio/content/${item.itemId}/edit`);
  await frameOf(page).getByRole('heading', { name: 'Kept for later' }).waitFor();
  expect(await frameOf(page).locator('main [data-block]').count()).toBe(1);
});
