import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { someone } from './people.ts';

const running = timedShop();
let owner: TestStaff;
beforeEach(async () => {
  running.later(60);
  owner = await newStaff(running, { name: 'Ona Wern' });
});

describe('the list of staff', () => {
  const names = ['Åsa', 'ada', 'Bo', 'bo', 'Cy', 'Di', 'Ed'];

  test.each(['name', 'email', 'lastSignedInAt', 'createdAt', 'state'] as const)(
    'by %s is paged with each person once, in both directions',
    async (sort) => {
      for (const name of names) await owner.call(inviteStaff, { body: { ...someone(), name: `${name} ${sort}` } });
      for (const direction of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        const values: string[] = [];
        let after: string | undefined;
        let total = 0;
        do {
          const page = await owner.call(listStaff, { query: { sort, direction, limit: 3, after } });
          seen.push(...page.rows.map(({ staffId }) => staffId));
          values.push(...page.rows.map((row) => String(row[sort] ?? '').toLowerCase()));
          total = page.total;
          after = page.next ?? undefined;
        } while (after !== undefined);
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
        const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
        expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
      }
    },
  );

  test('can be filtered by state, role and part of a name or an email', async () => {
    const person = { ...someone(), name: 'Zora_% Quist', roles: ['finance'] };
    const { staffId } = await owner.call(inviteStaff, { body: person });
    const idsOf = async (query: object) => (await owner.call(listStaff, { query })).rows.map((row) => row.staffId);
    expect(await idsOf({ search: 'zora_%' })).toEqual([staffId]);
    expect(await idsOf({ search: person.email.toUpperCase() })).toEqual([staffId]);
    expect(await idsOf({ search: 'zora_% quist', state: 'active' })).toEqual([]);
    expect(await idsOf({ search: 'zora', role: 'finance', state: 'invited' })).toEqual([staffId]);
    expect(await idsOf({ search: 'zora', role: 'owner' })).toEqual([]);
  });

  test('starts at the first page for an invalid cursor', async () => {
    const whole = await owner.call(listStaff, { query: { limit: 2 } });
    for (const after of ['x', 'bnVsbA', Buffer.from('["a"]').toString('base64url')]) {
      expect(await owner.call(listStaff, { query: { limit: 2, after } })).toEqual(whole);
    }
    const odd = Buffer.from('["no date","x"]').toString('base64url');
    expect((await owner.call(listStaff, { query: { sort: 'createdAt', after: odd } })).rows.length).toBeGreaterThan(0);
  });
});
