import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let one: RunningShop;
let other: RunningShop;
let publisher: TestStaff;

beforeAll(async () => {
  one = await startShop({ parts: { clock: () => now } });
  other = await startShop({ databaseUrl: one.databaseUrl, parts: { clock: () => now } });
  publisher = await newStaff(one, { roles: ['publisher'] });
});

afterAll(async () => {
  await other.close();
  await one.close();
});

const titles = (key: string) =>
  Promise.all(
    [one, other].map(async ({ origin }) => (await (await fetch(`${origin}/fapi/pages/${key}`)).json()).title),
  );

const bothShow = (key: string, title: string | undefined) =>
  expect.poll(() => titles(key), { timeout: 20_000, interval: 50 }).toEqual([title, title]);

async function publish(key: string) {
  const { kind, name, document } = pageItem(key);
  const { item } = await publisher.call(createContent, { body: { kind, key, name, document } });
  const params = { itemId: item.itemId };
  await publisher.call(publishContent, { params, body: { version: 1 } });
  const change = (title: string, version: number) => {
    const changed = { ...document, props: { ...document.props, title } };
    return publisher.call(saveDraft, { params, body: { version, document: changed } });
  };
  return { params, change };
}

test('a publication in one process, or one that becomes due, is shown by every process', async () => {
  const { params, change } = await publish('shared');
  await bothShow('shared', 'A page');
  await change('Later', 1);
  const startsAt = new Date(now.getTime() + 60_000).toISOString();
  await publisher.call(scheduleContent, { params, body: { version: 2, startsAt, endsAt: null } });
  await bothShow('shared', 'A page');
  const renewed = new Set<string>();
  other.shop.onCatalogueChange(({ contentTags }) => contentTags.forEach((tag) => void renewed.add(tag)));
  now = new Date(startsAt);
  await bothShow('shared', 'Later');
  // Cached pages are rendered again without an announcement.
  await expect.poll(() => [...renewed], { timeout: 20_000 }).toContain('page/shared');
});

test('a process that has missed an announcement catches up', async () => {
  const { params, change } = await publish('missed');
  await bothShow('missed', 'A page');
  await change('Anew', 1);
  const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eyelet catalogue'";
  await one.shop.database.pool.query(`${cut} and datname = current_database()`);
  await publisher.call(publishContent, { params, body: { version: 2 } });
  await bothShow('missed', 'Anew');
});
