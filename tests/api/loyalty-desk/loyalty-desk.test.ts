import { randomUUID } from 'node:crypto';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { listPointsHistory } from '@eyelet/contracts/loyalty/list-history.ts';
import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { approveAdjustment } from '@eyelet/contracts/loyalty-desk/approve.ts';
import { listDeskMembers } from '@eyelet/contracts/loyalty-desk/list.ts';
import { listMemberHistory } from '@eyelet/contracts/loyalty-desk/list-history.ts';
import { readDeskMember } from '@eyelet/contracts/loyalty-desk/read.ts';
import { refuseAdjustment } from '@eyelet/contracts/loyalty-desk/refuse.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfPoints, newMember } from '@eyelet/testing/loyalty.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedAdjustment } from './members.ts';

let running: RunningShop;
let asker: TestStaff;
let approver: TestStaff;
beforeAll(async () => {
  running = await startShop();
  asker = await newStaff(running, { roles: ['care'], name: 'Ada Brink' });
  approver = await newStaff(running, { roles: ['finance'], name: 'Bo Lind' });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const asked = (points: number) => askedAdjustment(asker, running, points);
const seen = (consumerNo: string, staff = asker) => staff.call(readDeskMember, { params: { consumerNo } });

async function auditOf(consumerNo: string): Promise<readonly unknown[]> {
  const { rows } = await running.shop.database.pool.query<{ entry: unknown[] }>(
    `select json_build_array(action, staff_name, after) as entry from audit
     where subject_kind = 'member' and subject_id = $1 order by id`,
    [consumerNo],
  );
  return rows.map(({ entry }) => entry);
}

test('a member is found by email or number, with points and tier, and a shopper who never joined is not', async () => {
  const member = await newMember(running, 250);
  const consumer = await newConsumer(running.origin);
  const found = (search: string) => asker.call(listDeskMembers, { query: { search } });
  const expected = { consumerNo: member.auth.consumerNo, points: 250, tier: 'member', waiting: 0 };
  for (const search of [member.email, member.email.slice(0, 12).toUpperCase(), member.auth.memberId ?? ''])
    expect((await found(search)).rows).toContainEqual(expect.objectContaining(expected));
  expect((await found(consumer.email)).rows).toEqual([]);
  expect(await refusalOf(seen(consumer.auth.consumerNo))).toBe('STF404');
  expect(await seen(member.auth.consumerNo)).toMatchObject({ ...expected, pointsOwed: 0, earnedPoints: 0 });
});

test('the list goes on where a page has ended, whoever joined last first', async () => {
  await Promise.all([newMember(running), newMember(running), newMember(running)]);
  const all = await asker.call(listDeskMembers, { query: { limit: 200 } });
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await asker.call(listDeskMembers, { query: { limit: 2, ...(after ? { after } : {}) } });
    ids.push(...page.rows.map(({ consumerNo }) => consumerNo));
    after = page.next;
  }
  expect(ids).toEqual(all.rows.map(({ consumerNo }) => consumerNo));
  expect(all.total).toBe(ids.length);
});

test('points within the limit are given at once, and only once, and the member reads of it', async () => {
  const { member, params, answer } = await asked(500);
  expect(answer).toMatchObject({
    points: 1500,
    adjustments: [{ state: 'done', askedBy: 'Ada Brink', decidedBy: null }],
  });
  const body = { points: 500, reason: 'goodwill', note: 'Late parcel' } as const;
  const again = await Promise.all([1, 2, 3].map(() => asker.call(adjustPoints, { params, body })));
  for (const one of again) expect(one.points).toBe(1500);
  expect(await balanceOfPoints(running, member)).toBe(1500);
  const [entry] = (await member.call(listPointsHistory, {})).rows;
  expect(entry).toMatchObject({ points: 500, reason: 'adjusted' });
  const { rows } = await asker.call(listMemberHistory, { params: { consumerNo: params.consumerNo }, query: {} });
  expect(rows[0]).toEqual(entry);
  expect(await auditOf(params.consumerNo)).toEqual([
    ['loyaltyDesk.adjust', 'Ada Brink', { points: 500, reason: 'goodwill', state: 'done' }],
  ]);
});

test('a large adjustment that is split waits as well, also at once, while a mistake is taken back alone', async () => {
  const { member, params } = await asked(300);
  const { consumerNo } = params;
  const adjust = (points: number, staff = asker, adjustmentId = randomUUID()) =>
    staff.call(adjustPoints, { params: { consumerNo, adjustmentId }, body: { points, reason: 'goodwill', note: '' } });
  const answers = await Promise.all([200, 200, 200].map((points) => adjust(points)));
  expect(await balanceOfPoints(running, member)).toBe(1500);
  expect(Math.max(...answers.map(({ waiting }) => waiting))).toBe(2);
  expect(await seen(consumerNo)).toMatchObject({ waiting: 2, adjustAlone: 500, adjustedAlone: 500 });
  await adjust(-500);
  expect(await balanceOfPoints(running, member)).toBe(1000);
  // What somebody else does, or has approved, is theirs.
  expect(await seen(consumerNo, approver)).toMatchObject({ adjustedAlone: 0 });
  await adjust(500, approver);
  const [{ adjustmentId } = { adjustmentId: '' }] = (await seen(consumerNo)).adjustments;
  await approver.call(approveAdjustment, { params: { consumerNo, adjustmentId } });
  expect(await seen(consumerNo)).toMatchObject({ points: 1700, waiting: 1, adjustedAlone: 0 });
  // A day later each may do as much again.
  const dayAgo = `update points_adjustment set asked_at = asked_at - interval '24 hours' where consumer_id = $1`;
  await running.shop.database.pool.query(dayAgo, [consumerNo]);
  expect(await adjust(500, approver)).toMatchObject({ points: 2200, waiting: 1 });
});

test('points above the limit wait for somebody else, who is told on the home and approves them once', async () => {
  const { member, params, answer } = await asked(501);
  expect(answer).toMatchObject({ points: 1000, waiting: 1, adjustments: [{ state: 'waiting', isOwn: true }] });
  const tasksOf = async (staff: TestStaff) => (await staff.call(readHome, {})).tasks.map(({ kind }) => kind);
  expect(await tasksOf(approver)).toContain('points-to-approve');
  const waiting = await approver.call(listDeskMembers, { query: { state: 'waiting' } });
  expect(waiting.rows.map(({ consumerNo }) => consumerNo)).toContain(params.consumerNo);
  // Whoever lacks the right does not approve; whoever has it does not approve what is their own.
  expect(await refusalOf(asker.call(approveAdjustment, { params }))).toBe('STF403');
  const own = {
    params: { ...params, adjustmentId: randomUUID() },
    body: { points: 900, reason: 'other', note: '' },
  } as const;
  await approver.call(adjustPoints, own);
  expect(await refusalOf(approver.call(approveAdjustment, { params: own.params }))).toBe('STF447');
  expect(await balanceOfPoints(running, member)).toBe(1000);
  await approver.call(refuseAdjustment, { params: own.params });
  const approved = await Promise.all([1, 2, 3].map(() => approver.call(approveAdjustment, { params })));
  for (const one of approved) expect(one).toMatchObject({ points: 1501, waiting: 0 });
  expect(await balanceOfPoints(running, member)).toBe(1501);
  expect(approved[0]?.adjustments).toContainEqual(
    expect.objectContaining({
      adjustmentId: params.adjustmentId,
      state: 'done',
      decidedBy: 'Bo Lind',
      askedBy: 'Ada Brink',
    }),
  );
  expect((await auditOf(params.consumerNo)).map((one) => (one as string[]).slice(0, 2))).toEqual([
    ['loyaltyDesk.adjust', 'Ada Brink'],
    ['loyaltyDesk.adjust', 'Bo Lind'],
    ['loyaltyDesk.refuse', 'Bo Lind'],
    ['loyaltyDesk.approve', 'Bo Lind'],
  ]);
});

test('of approving and refusing at once one counts, and the other is told what is there', async () => {
  const { member, params } = await asked(700);
  const second = await newStaff(running, { roles: ['finance'] });
  const outcomes = await Promise.allSettled([
    approver.call(approveAdjustment, { params }),
    second.call(refuseAdjustment, { params }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isApproved = outcomes[0]?.status === 'fulfilled';
  expect(await balanceOfPoints(running, member)).toBe(isApproved ? 1700 : 1000);
  const loser = isApproved ? second.call(refuseAdjustment, { params }) : approver.call(approveAdjustment, { params });
  expect(await detailOf(loser)).toMatchObject({ errorId: 'STF409', current: { points: isApproved ? 1700 : 1000 } });
});

test('whoever has asked takes it back, and nobody else without the right refuses it', async () => {
  const { member, params } = await asked(800);
  const colleague = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(colleague.call(refuseAdjustment, { params }))).toBe('STF403');
  expect(await asker.call(refuseAdjustment, { params })).toMatchObject({
    waiting: 0,
    adjustments: [{ state: 'refused' }],
  });
  expect(await refusalOf(approver.call(approveAdjustment, { params }))).toBe('STF409');
  expect(await balanceOfPoints(running, member)).toBe(1000);
});

test('never are more points taken than a member has, neither at once nor on approval', async () => {
  const { member, params } = await asked(-600);
  const { consumerNo } = params;
  const take = (points: number) =>
    asker.call(adjustPoints, {
      params: { consumerNo, adjustmentId: randomUUID() },
      body: { points, reason: 'mistake', note: '' },
    });
  expect(await refusalOf(take(-1001))).toBe('STF463');
  expect(await detailOf(take(0))).toMatchObject({ errorId: 'STF400', details: { member: 'points' } });
  await take(-500);
  expect(await refusalOf(approver.call(approveAdjustment, { params }))).toBe('STF463');
  expect(await seen(consumerNo)).toMatchObject({ points: 500, waiting: 1 });
  expect(await balanceOfPoints(running, member)).toBe(500);
});

test('an adjustment of another member is not found, and its id gives nobody points', async () => {
  const { params } = await asked(900);
  const other = await newMember(running);
  const elsewhere = { consumerNo: other.auth.consumerNo, adjustmentId: params.adjustmentId };
  expect(await refusalOf(approver.call(approveAdjustment, { params: elsewhere }))).toBe('STF404');
  const body = { points: 10, reason: 'other', note: '' } as const;
  expect(await refusalOf(asker.call(adjustPoints, { params: elsewhere, body }))).toBe('STF404');
  expect(await balanceOfPoints(running, other)).toBe(0);
});
