import { shareFavorites, sharingLettersPerDay } from '@eyelet/contracts/favorites/share.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { emailKeyOf, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { countLetters, setShared } from '@eyelet/db/favorites/share.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { email } from '@eyelet/domain/validation/email.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { ownerOf } from '../lists/owner.ts';
import { whomToWriteTo } from '../mail/letters/asked.ts';

/** Shares a list by its link and, where addresses are given, by mail; or stops sharing it (C7.127). */
export const shareFavoritesHandler = handle(shareFavorites, async (context, { params, body }) => {
  const owner = ownerOf(context);
  const { favoriteId } = params;
  const { shop, now, market, origin } = context;
  const shared = body.shared ?? true;
  const recipients = shared ? recipientsOf(body) : [];
  if (recipients.some((one) => email(one) !== undefined)) return refuse('PRO412', { member: 'recipients' });
  const done = await transact(shop.database.db, async (tx) => {
    if (!(await setShared(tx, { id: favoriteId, owner }, shared, now))) return refuse('API404');
    if (recipients.length === 0) return undefined;
    const letters = { added: recipients.length, limit: sharingLettersPerDay };
    if (!(await countLetters(tx, favoriteId, letters, now.toISOString().slice(0, 10)))) {
      return refuse('PRO412', { member: 'recipients', maximum: sharingLettersPerDay });
    }
    const sender = (await findConsumer(tx, owner))?.first_name ?? '';
    const readers = await whomToWriteTo(tx, 'favorites-shared', recipients, context);
    const kept = readers.map((one) => letterTo(context, one, sender, favoriteId));
    await keepLetters(tx, kept, now);
    const facts = kept.map(({ id: letterId }) => ({
      ...{ name: 'favorites.shared' as const, subject: letterId, payload: { favoriteId, letterId } },
    }));
    await writeFacts(tx, facts, now);
    return undefined;
  });
  if (done instanceof Refusal) return done;
  if (recipients.length > 0) wakeAnnouncer(shop.database);
  const link = shared ? `${origin}/${market.locale}/favorites/${favoriteId}` : null;
  return { shared, link, letters: recipients.length };
});

/** Each address once, regardless of its spelling. */
function recipientsOf({ recipients = [] }: InputOf<typeof shareFavorites>['body']): readonly string[] {
  const typed = recipients.map((one) => one.trim()).filter((one) => one !== '');
  return [...new Map(typed.map((one) => [emailKeyOf(one), one])).values()];
}

function letterTo({ newId, market }: Context, recipient: string, sender: string, favoriteId: string) {
  return {
    id: newId(),
    kind: 'favorites-shared',
    recipient,
    locale: market.header,
    facts: { sender, token: favoriteId },
  };
}
