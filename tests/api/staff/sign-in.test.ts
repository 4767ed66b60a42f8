import { confirmStaffSignIn } from '@eyelet/contracts/staff-access/confirm-sign-in.ts';
import { signInStaff } from '@eyelet/contracts/staff-access/sign-in.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import {
  codeAt,
  detailOf,
  newStaff,
  signInAsStaff,
  staffBrowser,
  staffPassword,
  type TestStaff,
} from '@eyelet/testing/staff.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const running = timedShop();
let ada: TestStaff;
beforeEach(async () => {
  ada = await newStaff(running, { roles: ['author'] });
  running.later(60);
});

const minutes = 60;
const ticketOf = async (who: Pick<TestStaff, 'email'>, password = staffPassword) =>
  (await staffBrowser(running.origin).call(signInStaff, { body: { email: who.email, password } })).ticket;
const confirm = (ticket: string, code: string) =>
  staffBrowser(running.origin).call(confirmStaffSignIn, { body: { ticket, code } });

test('an invited member of staff sets up password and one-time codes, and signs in with both', async () => {
  expect(ada.me).toMatchObject({ email: ada.email, roles: [{ roleId: 'author', name: null }] });
  expect(ada.me.permissions).toContain('content.write');
  const browser = await signInAsStaff(running, { ...ada, email: ada.email.toUpperCase() });
  expect(await browser.call(readStaffAccount, {})).toMatchObject({ email: ada.email });
});

test('the cookie is sent to calls of the studio only, and not to scripts or other sites', async () => {
  const ticket = await ticketOf(ada);
  const body = JSON.stringify({ ticket, code: codeAt(ada.secret, running.now()) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(running.origin + confirmStaffSignIn.path, { method: 'POST', headers, body });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^eyelet_staff=[\w-]{43};/);
  for (const part of ['Path=/staff', 'HttpOnly', 'SameSite=Strict', 'Max-Age=43200']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Secure');
});

test('the cookie is Secure when secure cookies are configured', async () => {
  const safe = await startShop({
    databaseUrl: running.databaseUrl,
    config: { secureCookies: true },
    parts: { clock: running.now },
  });
  const ticket = await ticketOf(ada);
  const body = JSON.stringify({ ticket, code: codeAt(ada.secret, running.now()) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(safe.origin + confirmStaffSignIn.path, { method: 'POST', headers, body });
  expect(response.headers.getSetCookie()[0]).toContain('Secure');
  await safe.close();
});

describe('guessing of passwords', () => {
  type Answer = Readonly<{ status: number; body: string }>;

  async function tried(email: string, password: string): Promise<Answer> {
    const response = await fetch(running.origin + signInStaff.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-correlation-id': 'same' },
      body: JSON.stringify({ email, password }),
    });
    return { status: response.status, body: await response.text() };
  }

  test('an unknown email, a wrong password and a suspended person get the same answer, with the same statements', async () => {
    const { db } = running.shop.database;
    const gone = await newStaff(running);
    await db.updateTable('staff').set({ state: 'suspended' }).where('email', '=', gone.email).execute();
    const answers: Answer[] = [];
    const statements: (readonly unknown[])[] = [];
    for (const [email, password] of [
      ['nobody@staff.example', 'x'],
      [ada.email, 'x'],
      [gone.email, staffPassword],
    ] as const) {
      statements.push(await statementsOf(async () => answers.push(await tried(email, password))));
    }
    expect(answers[0]).toMatchObject({ status: 400, body: expect.stringContaining('STF411') });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(new Set(statements.map(({ length }) => length)).size).toBe(1);
  });

  test.each(['a known', 'an unknown'])('five wrong passwords lock %s email for 15 minutes', async (kind) => {
    const email = kind === 'a known' ? ada.email : `${kind}@staff.example`.replace(' ', '.');
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await tried(email, 'Wrong-pass1')).status);
    expect(ids).toEqual([400, 400, 400, 400, 423]);
    expect((await tried(email, staffPassword)).status).toBe(423);
    running.later(15 * minutes);
    expect((await tried(email, staffPassword)).status).toBe(kind === 'a known' ? 200 : 400);
  });

  test('a lock of an existing email is reported by mail, once', async () => {
    const { pool } = running.shop.database;
    for (const email of [ada.email, 'no.one@staff.example']) {
      for (let count = 0; count < 7; count += 1) await tried(email, 'Wrong-pass1');
    }
    await announce(running.shop);
    const { rows } = await pool.query(
      `select recipient from mail where kind = 'staff-locked' and recipient = any($1)`,
      [[ada.email, 'no.one@staff.example']],
    );
    expect(rows).toEqual([{ recipient: ada.email }]);
  });

  test('a right password in between does not allow unlimited attempts at codes', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await refusalOf(confirm(await ticketOf(ada), '000000')));
    expect(ids).toEqual(['STF412', 'STF412', 'STF412', 'STF412', 'STF423']);
    expect(await refusalOf(ticketOf(ada))).toBe('STF423');
  });

  test('strangers lock themselves out, but not a browser that has signed in before', async () => {
    const guess = () => refusalOf(signInAsStaff(running, { ...ada, password: 'Wrong-pass1' }));
    for (let count = 0; count < 5; count += 1) await guess();
    expect(await guess()).toBe('STF423');
    await signInAsStaff(running, ada, ada);
    expect(await guess()).toBe('STF423');
    const other = await newStaff(running);
    expect(await refusalOf(signInAsStaff(running, ada, other))).toBe('STF423');
  });

  test('a known browser has five attempts as well, and counts as unknown after a password change', async () => {
    const guess = () => refusalOf(signInAsStaff(running, { ...ada, password: 'Wrong-pass1' }, ada));
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await guess());
    expect(ids).toEqual(['STF411', 'STF411', 'STF411', 'STF411', 'STF423']);
    // Attempts of unknown browsers are counted separately.
    await signInAsStaff(running, ada);
    const { db } = running.shop.database;
    await db
      .updateTable('staff_credential')
      .set({ changed_at: running.now() })
      .where('staff_id', '=', ada.me.staffId)
      .execute();
    expect(await guess()).toBe('STF411');
  });

  test('a complete sign-in resets the count', async () => {
    for (let count = 0; count < 4; count += 1) await tried(ada.email, 'Wrong-pass1');
    await signInAsStaff(running, ada);
    expect((await tried(ada.email, 'Wrong-pass1')).status).toBe(400);
  });
});

describe('codes', () => {
  test('a code is accepted once, with any ticket, and no earlier code after it', async () => {
    const [one, other, third] = [await ticketOf(ada), await ticketOf(ada), await ticketOf(ada)];
    const early = codeAt(ada.secret, new Date(running.now().getTime() - 30_000));
    await confirm(one, codeAt(ada.secret, running.now()));
    expect(await refusalOf(confirm(other, codeAt(ada.secret, running.now())))).toBe('STF413');
    const again = await ticketOf(ada);
    expect(await refusalOf(confirm(again, codeAt(ada.secret, running.now())))).toBe('STF412');
    expect(await refusalOf(confirm(again, early))).toBe('STF412');
    expect(await refusalOf(confirm(third, codeAt(ada.secret, running.now())))).toBe('STF413');
  });

  test('the same code sent twice at once gives one session', async () => {
    const tickets = [await ticketOf(ada), await ticketOf(ada)];
    const code = codeAt(ada.secret, running.now());
    const done = await Promise.allSettled(tickets.map((ticket) => confirm(ticket, code)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a clock may be off by half a minute at most', async () => {
    expect(
      await refusalOf(confirm(await ticketOf(ada), codeAt(ada.secret, new Date(running.now().getTime() + 90_000)))),
    ).toBe('STF412');
    await confirm(await ticketOf(ada), codeAt(ada.secret, new Date(running.now().getTime() + 30_000)));
  });

  test('a recovery code replaces a code, once', async () => {
    const [code = ''] = ada.recoveryCodes;
    expect(ada.recoveryCodes).toHaveLength(10);
    await confirm(await ticketOf(ada), ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(await refusalOf(confirm(await ticketOf(ada), code))).toBe('STF412');
  });

  test('five minutes after the password, a code is refused', async () => {
    const ticket = await ticketOf(ada);
    running.later(5 * minutes);
    expect(await refusalOf(confirm(ticket, codeAt(ada.secret, running.now())))).toBe('STF413');
  });

  test('secrets, recovery codes and tokens are not readable in the database', async () => {
    const { pool } = running.shop.database;
    await ticketOf(ada);
    const tables = ['staff_credential', 'staff_recovery_code', 'staff_session', 'staff_link', 'audit'];
    const kept = await Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table}`)).rows));
    const text = JSON.stringify(kept);
    const secrets = [
      ada.secret,
      ada.cookie() ?? '',
      staffPassword,
      ...ada.recoveryCodes.map((one) => one.replaceAll('-', '')),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe('a session', () => {
  const isIn = (staff: TestStaff) =>
    staff.call(readStaffAccount, {}).then(
      () => true,
      () => false,
    );

  test('ends 30 minutes after its last use', async () => {
    for (let count = 0; count < 4; count += 1) {
      running.later(25 * minutes);
      expect(await isIn(ada)).toBe(true);
    }
    running.later(30 * minutes);
    expect(await isIn(ada)).toBe(false);
  });

  test('ends after twelve hours in any case', async () => {
    // A minute has passed since it began.
    for (let count = 0; count < 35; count += 1) {
      running.later(20 * minutes);
      expect(await isIn(ada)).toBe(true);
    }
    running.later(19 * minutes);
    expect(await isIn(ada)).toBe(false);
  });

  test('of a suspended or deleted person ends at once', async () => {
    const { db } = running.shop.database;
    await db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', ada.me.staffId).execute();
    expect(await isIn(ada)).toBe(false);
    const other = await newStaff(running);
    await db.deleteFrom('staff').where('id', '=', other.me.staffId).execute();
    expect(await isIn(other)).toBe(false);
  });
});

test('refusals are in the language of the studio, for any set of markets', async () => {
  const texts = new Set<string>();
  for (const language of ['en', 'fr', 'de', 'it']) {
    const browser = staffBrowser(running.origin, { 'x-locale': language });
    const { errorId, message = '' } = await detailOf(browser.call(readStaffAccount, {}));
    expect(errorId).toBe('STF401');
    texts.add(message);
  }
  expect(texts.size).toBe(4);
  expect([...texts][2]).toBe('Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.');
});
