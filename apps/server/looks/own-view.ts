import type { OwnLooks } from '@eyelet/contracts/looks/look.ts';
import { type LookRow, looksOf } from '@eyelet/db/looks/look.ts';
import { answersTo, endOf, standingOf } from '@eyelet/domain/looks/look.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Context } from '../kernel/context.ts';

/** Looks that an account shows. */
const mostShown = 20;

/** The looks at an account in the words of its owner. */
export async function ownLooksView({ shop, market, now }: Context, consumerNo: string): Promise<OwnLooks> {
  const t = createMessages(market.tag);
  const rows = await looksOf(shop.database.db, consumerNo, mostShown);
  return {
    title: t('looks.title'),
    note: t(rows.length === 0 ? 'looks.none' : 'looks.note'),
    looks: rows.map((row) => ownLookView(row, t, market, now)),
  };
}

type OwnLook = OwnLooks['looks'][number];

/** One of them, with what can be answered now. */
export function ownLookView(row: LookRow, t: Translate, { tag, timeZone }: Market, now: Date): OwnLook {
  const standing = standingOf(row, now);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const steps = [
    ['asked', row.asked_at],
    [row.state === 'declined' ? 'declined' : 'allowed', row.answered_at],
    ['opened', row.opened_at],
    ['ended', endOf(row, now)],
  ] as const;
  return {
    lookId: row.id,
    standing,
    // Of what was taken back before anybody looked, nothing is over.
    text: t(`looks.standing.${standing === 'ended' && !row.opened_at ? 'lapsed' : standing}`, { name: row.staff_name }),
    reason: row.reason,
    steps: steps.flatMap(([step, at]) => (at ? [t(`looks.step.${step}`, { when: date.format(at) })] : [])),
    answers: answersTo(standing).map((answer) => ({ answer, label: t(`looks.answer.${answer}`) })),
  };
}
