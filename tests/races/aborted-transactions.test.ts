import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { clientIdHeader } from '@eyelet/contracts/kernel/client.ts';
import { confirmStaffSignIn } from '@eyelet/contracts/staff-access/confirm-sign-in.ts';
import { signInStaff } from '@eyelet/contracts/staff-access/sign-in.ts';
import { recount } from '@eyelet/server/reconciliations/reconcile.ts';
import { newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { codeAt, newStaff, staffBrowser } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { expect, test } from 'vitest';

const running = timedShop();

/** Has the database abort the next two transactions that add a row to a table, as when it resolves deadlocks. */
async function abortTwo(table: string): Promise<void> {
  await running.shop.database.pool.query(`
    create sequence ${table}_aborted;
    create function abort_${table}() returns trigger language plpgsql as $$
      begin
        if nextval('${table}_aborted') <= 2 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$;
    create trigger aborted before insert on ${table} for each row execute function abort_${table}()`);
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count ?? 0;
}

const namesOf = (response: Response | undefined) =>
  response?.headers
    .getSetCookie()
    .map((cookie) => cookie.split('=')[0])
    .toSorted();

test('a sign-in of staff that the database aborts is made again and begins one session', async () => {
  const { email, password, secret } = await newStaff(running);
  running.later(60);
  const before = await rowsOf('staff_session');
  await abortTwo('staff_session');
  const browser = staffBrowser(running.origin);
  const { ticket } = await browser.call(signInStaff, { body: { email, password } });
  const response = await browser.fetch(running.origin + confirmStaffSignIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({ ticket, code: codeAt(secret, running.now()) }),
  });
  expect(response.status).toBe(200);
  expect(namesOf(response)).toEqual(['eyelet_staff', 'eyelet_staff_device']);
  expect(await rowsOf('staff_session')).toBe(before + 1);
});

test('a sign-in of a shopper that the database aborts is made again and begins one session', async () => {
  const { email, password } = await newConsumer(running.origin);
  const visitor = await newShopper(running.origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signIn, {
    body: { type: 'Registered', username: email, password, codeChallenge },
  });
  const before = await rowsOf('session');
  await abortTwo('session');
  const response = await visitor.fetch(running.origin + token.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US', [clientIdHeader]: 'tests' },
    body: JSON.stringify({ type: 'Registered', authorizationCode, codeVerifier }),
  });
  expect(response.status).toBe(200);
  expect(namesOf(response)).toContain('eyelet_device');
  expect(await rowsOf('session')).toBe(before + 1);
});

test('a recount that the database aborts is made again and kept once', async () => {
  await abortTwo('reconciliation');
  const id = '00000000-0000-4000-8000-000000000001';
  expect(await recount(running.shop, id)).toMatchObject({ id, fault_count: 0 });
  expect(await rowsOf('reconciliation')).toBe(1);
});
