import { randomUUID } from 'node:crypto';
import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { actedCustomer } from '../customers/customers.ts';

type Shop = Pick<RunningShop, 'origin'>;
type Acted = Pick<Awaited<ReturnType<typeof actedCustomer>>, 'customer' | 'consumerNo'>;

/** A customer, a new one by default, whom somebody of the staff has asked for a look. */
export async function askedLook(staff: StaffBrowser, running: Shop, of?: Acted) {
  const { customer, consumerNo } = of ?? (await actedCustomer(running));
  const params = { consumerNo, lookId: randomUUID() };
  const answer = await staff.call(askForLook, { params, body: { reason: 'The cart looks empty' } });
  return { customer, consumerNo, params, answer };
}

/** A look that the customer has allowed and staff have opened, with the cookie of whoever looks. */
export async function openedLook(staff: StaffBrowser, running: Shop, of?: Acted) {
  const asked = await askedLook(staff, running, of);
  await asked.customer.call(answerLook, { params: asked.params, body: { answer: 'allow' } });
  return { ...asked, ...(await openShop(staff, running, asked.params)) };
}

/** Opens an allowed look; the cookie that its browser gets. */
export async function openShop(staff: StaffBrowser, { origin }: Shop, params: { consumerNo: string; lookId: string }) {
  const url = `${origin}${openLook.path.replace('{consumerNo}', params.consumerNo).replace('{lookId}', params.lookId)}`;
  const response = await staff.fetch(url, { method: 'POST' });
  const set = response.headers.getSetCookie().find((one) => one.startsWith('eyelet_look=')) ?? '';
  return { response, set, cookie: set.split(';')[0] ?? '' };
}
