import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { textBlock } from '@eyelet/testing/content-items.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ready } from '../checkout/steps.ts';

const journey = openJourney();
const patient = { timeout: 15_000 };
const from = new Date('2026-03-02T09:00:00Z');
const until = new Date('2026-03-02T09:05:00Z');
let now = from;
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ mountPages, parts: { clock: () => now } });
});
afterAll(() => running.close());

let count = 0;

const titles = {
  en: ['Terms of the boats', 'New terms of the boats'],
  de: ['Bootsbedingungen', 'Neue Bootsbedingungen'],
};

function written(index: 0 | 1): ContentDocument {
  const page = (title: string) => ({
    props: { title, description: '', dated: true, seo: { title, description: '' } },
    sections: [{ name: 'main', blocks: [{ ...textBlock(title), id: 'text' }] }],
  });
  const texts = { en: page(titles.en[index] ?? ''), de: page(titles.de[index] ?? '') };
  return gatherVariants({ source: 'en', version: 1, texts });
}

const answered = (path: string) => fetch(`${running.origin}${path}`, { redirect: 'manual' });
const statusOf = async (path: string) => (await answered(path)).status;

/** Publishes a dated page in one version, and five minutes later in another; returns the paths of both in a market. */
async function publishTwice() {
  count += 1;
  const key = `boat-terms-${count}`;
  now = from;
  const publisher: TestStaff = await newStaff(running, { roles: ['publisher'] });
  const { item } = await publisher.call(createContent, {
    body: { kind: 'page', key, name: titles.en[0] ?? '', document: written(0) },
  });
  const params = { itemId: item.itemId };
  await publisher.call(publishContent, { params, body: { version: 1 } });
  await expect.poll(() => statusOf(`/en-us/${key}`), patient).toBe(200);
  now = until;
  await publisher.call(saveDraft, { params, body: { version: 1, document: written(1) } });
  await publisher.call(publishContent, { params, body: { version: 2 } });
  const shown = async () => (await answered(`/en-us/${key}`)).text();
  await expect.poll(shown, patient).toContain(titles.en[1]);
  return {
    current: (locale: string) => `/${locale}/${key}`,
    earlier: (locale: string) => `/${locale}/versions/${key}/1`,
    takeBack: () => publisher.call(unpublishContent, { params, body: {} }),
  };
}

test.each([
  ['en-us', 'en', widths.phone],
  ['en-us', 'en', widths.desktop],
  ['de-de', 'de', widths.tablet],
] as const)('a page of terms leads to what it said before, and back (%s)', async (locale, language, width) => {
  const { current, earlier } = await publishTwice();
  const t = createMessages(language);
  const viewport = { width, height: 900 };
  const visitor = await journey.visit(current(locale), { baseURL: running.origin, viewport });
  const { page } = visitor;
  const [before = '', after = ''] = titles[language];
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await ready(page);
  await title(after).waitFor();
  await expectAccessible(page, 'a dated page');

  await page.getByText(t('terms.earlier'), { exact: true }).click();
  const day = new Intl.DateTimeFormat(locale === 'de-de' ? 'de-DE' : 'en-US', { dateStyle: 'long' }).format(from);
  const note = t('terms.between', { from: day, until: day });
  await page.getByRole('link', { name: note, exact: true }).click();
  await page.waitForURL(`**${earlier(locale)}`);
  await title(before).waitFor();
  await page.getByText(note).waitFor();
  await expectAccessible(page, 'an earlier version');

  await page.getByRole('link', { name: t('terms.now'), exact: true }).click();
  await page.waitForURL(`**${current(locale)}`);
  await title(after).waitFor();
  expectNoComplaints(visitor);
});

test('an earlier version is cached, not indexed, and no longer available when its page is not', async () => {
  const { current, earlier, takeBack } = await publishTwice();
  const answer = await answered(earlier('en-us'));
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toContain('s-maxage');
  expect(await answer.text()).toContain(titles.en[0]);
  expect((await answered(current('en-us'))).headers.get('x-robots-tag')).toBeNull();
  await takeBack();
  await expect.poll(() => statusOf(earlier('en-us')), patient).toBe(404);
  expect(await statusOf(current('en-us'))).toBe(404);
});

test('the current version has a URL, and versions that were never in force have none', async () => {
  const { current, earlier } = await publishTwice();
  const inForce = await answered(earlier('en-us').replace(/1$/, '2'));
  expect([inForce.status, inForce.headers.get('location')]).toEqual([302, current('en-us')]);
  const at = async (version: number, moment: string) => {
    const answer = await answered(earlier('en-us').replace(/1$/, `${version}/${moment}`));
    return [answer.status, answer.headers.get('location')];
  };
  expect(await at(1, '20260302-090100000')).toEqual([302, earlier('en-us')]);
  expect(await at(2, '20260302-090600000')).toEqual([302, current('en-us')]);
  expect((await at(1, '20260302-085959999'))[0]).toBe(404);
  for (const version of ['3', '0', '01', '1e1', 'x', '9999999', '1/2', '1/20261302-090000000']) {
    expect(await statusOf(earlier('en-us').replace(/1$/, version)), version).toBe(404);
  }
});
