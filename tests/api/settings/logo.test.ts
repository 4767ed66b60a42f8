import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startShop();
  staff = await newStaff(running);
});
afterAll(() => running.close());

const key = 'brand.logo';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" width="300" height="60">
<script>alert(document.cookie)</script>
<a href="https://elsewhere.example"><rect width="300" height="60" fill="#0b5"/></a></svg>`;
const urlOf = (type: string, bytes: string | Buffer) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

async function logo() {
  const { settings } = await staff.call(listSettings, {});
  const found = settings.find((one) => one.key === key);
  if (!found) throw new Error('there is no setting for the logo');
  return found;
}

async function choose(value: unknown) {
  const { version } = await logo();
  return staff.call(changeSetting, { params: { key }, body: { value, version } });
}

const shown = async () => (await staff.call(readStaffAccount, {})).shop.logo;

test('an uploaded drawing is stored as pixels only, at a URL of its own', async () => {
  const { value } = await choose(urlOf('image/svg+xml', drawing));
  const kept = Buffer.from(String(value).slice('data:image/png;base64,'.length), 'base64');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 800, height: 160 });
  expect(kept.includes('script') || kept.includes('elsewhere')).toBe(false);
  await expect.poll(shown).toMatch(/^\/brand\/logo-[0-9a-f]{16}\.png$/);
  const path = await shown();
  const answer = await fetch(running.origin + path);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer()).equals(kept)).toBe(true);
  const { rows } = await staff.call(listAudit, { query: { subjectKind: 'setting', subjectId: key } });
  expect(rows[0]?.after).toEqual({ value: path });
});

test('uploading the same file again changes nothing; another one has another URL, and earlier mails show the current one', async () => {
  const before = await logo();
  expect(await choose(urlOf('image/svg+xml', drawing))).toEqual(before);
  const earlier = await shown();
  const photo = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();
  await choose(urlOf('image/jpeg', photo));
  await expect.poll(shown).not.toBe(earlier);
  const answer = await fetch(running.origin + earlier);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 160 });
});

test.each([
  ['a text', urlOf('image/png', 'no picture')],
  ['a kind that is not accepted', urlOf('image/gif', 'GIF89a')],
  ['an address elsewhere', 'https://elsewhere.example/logo.png'],
  ['a drawing that cannot be read', urlOf('image/svg+xml', '<svg')],
  ['no text at all', 7],
])('%s is no logo', async (_, value) => {
  const { version } = await logo();
  expect(await refusalOf(staff.call(changeSetting, { params: { key }, body: { value, version } }))).toBe('STF400');
});

test('without an upload, the drawn logo is shown and there is no picture', async () => {
  const path = await shown();
  const { version } = await logo();
  expect(await staff.call(resetSetting, { params: { key }, query: { version } })).toMatchObject({ value: null });
  await expect.poll(shown).toBe(null);
  expect((await fetch(running.origin + path)).status).toBe(404);
});
