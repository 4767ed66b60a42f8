import { randomUUID } from 'node:crypto';
import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
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

/** The link in the mail that asks. */
export async function linkOf({ shop }: Pick<RunningShop, 'shop'>, email: string): Promise<string> {
  await announce(shop);
  await announce(shop);
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'look-asked' and recipient = $1 order by created_at desc`,
    [email],
  );
  return /\/[a-z]{2}-[a-z]{2}\/account\/looks\?token=[\w.%-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

/** Answers with the form of the page of a link. */
export function answered(
  { origin }: Shop,
  path: string,
  answer: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ token: new URLSearchParams(path.split('?')[1]).get('token') ?? '', answer });
  return fetch(origin + path.split('?')[0], { method: 'POST', body, headers, redirect: 'manual' });
}

/** The cookie of somebody who is signed in to the account. */
export const accountOf = ({ cookie }: Shopper) => ({ cookie: `eyelet_access=${cookie('eyelet_access')}` });

/** What the latest look at a customer is, as staff read it. */
export async function standingOf(staff: StaffBrowser, { consumerNo }: Readonly<{ consumerNo: string }>) {
  return (await staff.call(readCustomer, { params: { consumerNo } })).looks[0]?.standing;
}
