import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { writeSecurityFact } from '@eyelet/server/credentials/security-facts.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { letterKinds } from '@eyelet/server/mail/letters/kinds.ts';
import { writeStaffFact } from '@eyelet/server/staff-access/staff-facts.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

type Mail = Readonly<{
  id: string;
  kind: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
}>;

const kinds = Object.keys(letterKinds) as (keyof typeof letterKinds)[];
const facts = {
  ...{ name: 'Ada <Marsh>', device: 'Firefox, Linux', token: 'secret-token', place: '' },
  // Facts of a reservation in a store.
  ...{ store: 'Skerry Boston', item: 'Tern, Ink, 42', units: '1', reference: 'R-1', until: 'tomorrow' },
  // Facts of a registration for an event.
  ...{ event: 'Mending days', days: 'June 5, 2027', where: 'Skerry Hamburg', opens: '10:00 AM', guest: '', page: '' },
  // Facts of a case.
  ...{ about: 'Size and fit', words: 'It runs small.' },
  // Facts of points.
  ...{ points: '200', date: 'June 5, 2027' },
  // Facts of a wish to see the shop as a customer.
  minutes: '30',
};

async function write(id: string, kind: string, locale: string, more: Readonly<Record<string, string>> = {}) {
  const now = running.shop.clock();
  const letter = { id, kind, recipient: 'ada@example.com', locale, facts: { ...facts, ...more } };
  const { db } = running.shop.database;
  await keepLetters(db, [letter], now);
  await writeFacts(db, [{ name: 'favorites.shared', subject: id, payload: { favoriteId: 'F-1', letterId: id } }], now);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<Mail>('select * from mail where subject_id = $1', [id]);
  return rows[0];
}

test.each(markets.map(({ header, language, locale }) => [header, language, locale] as const))(
  'every letter exists for %s as text and HTML, and markup in a name is escaped [C1.02]',
  async (header, language, locale) => {
    const subjects = new Set<string>();
    const origin = `http://localhost:${running.shop.config.port}`;
    for (const kind of kinds) {
      const mail = await write(`${kind}-${header}`, kind, header);
      expect(mail, kind).toMatchObject({ kind, language, unsubscribe_url: null });
      subjects.add(mail?.subject ?? '');
      expect(mail?.text, kind).toContain('Ada <Marsh>');
      expect(mail?.html, kind).toContain('Ada &lt;Marsh&gt;');
      expect(mail?.text, kind).not.toMatch(/mail\.letter|undefined|\{/);
      const way = letterKinds[kind];
      if (way === undefined) continue;
      const isOutside = 'inStudio' in way || 'isFile' in way;
      const address = (isOutside ? origin : `/${locale}`) + way.path(facts);
      expect(mail?.text, kind).toContain(address);
      expect(mail?.html, kind).toContain(address.replaceAll('&', '&amp;'));
    }
    expect(subjects.size).toBe(kinds.length);
  },
);

test('letters to staff are in their own language, for any set of markets', async () => {
  const mail = await write('to-staff', 'staff-invitation', 'de', { sender: 'Ada Brink' });
  expect(mail).toMatchObject({ language: 'de', subject: 'Sie sind ins Studio eingeladen' });
  expect(mail?.text).toContain('Ada Brink lädt Sie ein');
});

test('a letter is deleted with its secrets after it was sent', async () => {
  await write('forgotten', 'reset-link', 'en_US');
  const { rows } = await running.shop.database.pool.query(`select 1 from letter where id = 'forgotten'`);
  expect(rows).toEqual([]);
});

test('subscription letters have the two unsubscribe headers, which the outbox shows', async () => {
  const mail = await write('newsletter', 'confirm-subscription', 'en_US', { endToken: 'end-token' });
  expect(new URL(mail?.unsubscribe_url ?? '').pathname).toBe('/mail/unsubscribe');
  const page = await (await fetch(`${running.origin}/dev/outbox/${mail?.id}`)).text();
  expect(page).toContain('List-Unsubscribe: &lt;http');
  expect(page).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail?.text).toContain('/en-us/subscription/unsubscribe?token=end-token');
});

test('a letter to somebody that cannot be sent does not hold up the next one to them', async () => {
  const { db, pool } = running.shop.database;
  const person = { id: 'S-1', email: 'ines@example.com', name: 'Ines', language: 'en' };
  const asked = { name: 'Ada', first_name: 'Ada', email: 'ada@example.com', id: 'C-1' };
  const context = (id: string) =>
    ({ now: running.shop.clock(), newId: () => id, device: { userAgent: '', country: '' }, address: '::1' }) as never;
  await db.transaction().execute(async (tx) => {
    for (const id of ['staff-stuck', 'staff-next']) {
      await writeStaffFact(tx, 'staff.locked', person, { device: 'Firefox' }, context(id));
    }
    for (const id of ['own-stuck', 'own-next']) {
      await writeSecurityFact(tx, 'consumer.locked', asked, context(id), { locale: 'en_US' });
    }
  });
  await pool.query(`update letter set kind = 'no-such-kind' where id like '%-stuck'`);
  await announce(running.shop);
  const { rows } = await pool.query(`select subject_id from mail where subject_id ~ '-(stuck|next)$' order by 1`);
  expect(rows).toEqual([{ subject_id: 'own-next' }, { subject_id: 'staff-next' }]);
});

test('a letter of an unknown kind waits without blocking others', async () => {
  const { pool } = running.shop.database;
  expect(await write('odd', 'no-such-kind', 'en_US')).toBeUndefined();
  expect(await write('behind', 'account-deleted', 'en_US')).toMatchObject({ kind: 'account-deleted' });
  expect(
    (await pool.query(`select 1 from event_delivery where subject = 'odd' and consumer = 'kept-letters'`)).rowCount,
  ).toBe(1);
});
