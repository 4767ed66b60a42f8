import { askForLook } from '@eyelet/contracts/looks/ask.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { insertLook, lockLook, looksOf } from '@eyelet/db/looks/look.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { isUnderWay, lookMinutes, mostWishes, standingOf, wishUntil } from '@eyelet/domain/looks/look.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { customerView } from '../customers/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Asks the customer by mail and in the account; of all staff one asks at a time, and an account is not asked over and over. */
export const askForLookHandler = handle(askForLook, async (context, { params, body }) => {
  const { shop, now, newId } = context;
  const { consumerNo, lookId: id } = params;
  const { staffId, name } = staffOf(context);
  const reason = body.reason.trim();
  if (reason === '') return refuse('STF400', { member: 'reason' });
  const answer = await transact(shop.database.db, async (tx) => {
    const consumer = await lockConsumer(tx, consumerNo);
    if (!consumer) return refuse('STF404');
    const known = await lockLook(tx, id);
    if (known && known.consumer_id !== consumerNo) return refuse('STF404');
    if (!known) {
      const looks = await looksOf(tx, consumerNo, mostWishes);
      const isTaken = looks.some((one) => isUnderWay(standingOf(one, now)));
      const { email, first_name, locale } = consumer;
      if (isTaken || !consumer.confirmed || email === null) {
        return refuseStale('STF409', await customerView(context, tx, consumerNo));
      }
      if (looks.filter((one) => now < wishUntil(one)).length >= mostWishes) return refuse('STF472');
      const secret = newSecret();
      const of = { id, consumer_id: consumerNo, staff_id: staffId, staff_name: name };
      if (!(await insertLook(tx, { ...of, reason, link_hash: hashOf(secret), asked_at: now }))) return refuse('STF404');
      const token = shop.lookLinks.tokenOf(secret);
      const facts = { name: first_name, sender: name, words: reason, minutes: String(lookMinutes), token };
      const letter = { id: newId(), kind: 'look-asked', recipient: email, locale, facts };
      await keepLetters(tx, [letter], now);
      const payload = { consumerId: consumerNo, letterId: letter.id };
      await writeFacts(tx, [{ name: 'consumer.look-asked', subject: letter.id, payload }], now);
      const subject = { kind: 'customer', id: consumerNo } as const;
      await recordAudit(tx, askForLook, { subject, before: null, after: { look: 'asked' } }, sourceOf(context));
    }
    return (await customerView(context, tx, consumerNo)) ?? refuse('STF404');
  });
  wakeAnnouncer(shop.database);
  return answer;
});
