import { randomUUID } from 'node:crypto';
import { adjustPoints } from '@eyelet/contracts/loyalty-desk/adjust.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** An adjustment that somebody of the staff asks for, of a member with a thousand points. */
export async function askedAdjustment(staff: StaffBrowser, running: RunningShop, points = 600) {
  const member = await newMember(running, 1000);
  const params = { consumerNo: member.auth.consumerNo, adjustmentId: randomUUID() };
  const answer = await staff.call(adjustPoints, { params, body: { points, reason: 'goodwill', note: 'Late parcel' } });
  return { member, params, answer };
}
