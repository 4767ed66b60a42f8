import { openLook } from '@eyelet/contracts/looks/open.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { changeLook, lockLook, lockOpenLooksOf } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isUnderWay, lookEnd, mayOpen, standingOf } from '@eyelet/domain/looks/look.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { customerView } from '../customers/view.ts';
import { handle } from '../kernel/handle.ts';
import { lookCookie } from '../kernel/look.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { endByStaff } from './end-by-staff.ts';

/** Opens the shop in the browser that calls; an earlier browser, if there is one, stops seeing it. */
export const openLookHandler = handle(openLook, async (context, { params: { consumerNo, lookId } }) => {
  const { shop, now } = context;
  const { staffId, sessionId } = staffOf(context);
  const secret = newSecret();
  const opened = await transact(shop.database.db, async (tx) => {
    const consumer = await lockConsumer(tx, consumerNo);
    const look = await lockLook(tx, lookId);
    if (!consumer || look?.consumer_id !== consumerNo || look.staff_id !== staffId) return refuse('STF404');
    if (!mayOpen(standingOf(look, now))) return refuseStale('STF409', await customerView(context, tx, consumerNo));
    // The browser has room for one, and what it leaves would stay open without anybody looking.
    for (const other of await lockOpenLooksOf(tx, sessionId, lookId)) {
      if (isUnderWay(standingOf(other, now))) await endByStaff(tx, other, sourceOf(context));
    }
    const expires_at = lookEnd(look, now);
    const opening = { opened_at: look.opened_at ?? now, expires_at, staff_session_id: sessionId };
    await changeLook(tx, lookId, { state: 'open', ...opening, token_hash: hashOf(secret) });
    const subject = { kind: 'customer', id: consumerNo } as const;
    const facts = { before: { look: look.state }, after: { look: 'open', until: expires_at.toISOString() } };
    await recordAudit(tx, openLook, { subject, ...facts }, sourceOf(context));
    return { expires_at, locale: consumer.locale };
  });
  if (opened instanceof Refusal) return opened;
  const maxAgeSeconds = Math.ceil((opened.expires_at.getTime() - now.getTime()) / 1000);
  context.outgoing.cookies.push({ name: lookCookie, value: secret, maxAgeSeconds, sameSite: 'strict' });
  const { locale } = marketByHeader(opened.locale) ?? defaultMarket;
  return { path: `/${locale}/account`, until: opened.expires_at.toISOString() };
});
