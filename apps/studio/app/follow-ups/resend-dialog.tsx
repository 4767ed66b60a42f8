import type { FollowUp } from '@eyelet/contracts/follow-ups/follow-up.ts';
import { resendFollowUps } from '@eyelet/contracts/follow-ups/resend.ts';
import { Confirm } from '../look/confirm.tsx';
import { say } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { consumerText } from '../words/facts.ts';
import { useWords } from '../words/words.ts';

type ResendDialogProps = Readonly<{ rows: readonly FollowUp[]; onDone: () => void; onClose: () => void }>;

/** Facts that one call may send again; more are sent in several. */
const atOnce = 200;

/** Says which consumers will get how many facts again, and sends them when told to. */
export function ResendDialog({ rows, onDone, onClose }: ResendDialogProps) {
  const { t } = useWords();
  const byConsumer = [...Map.groupBy(rows, ({ consumer }) => consumer)];
  async function resend(): Promise<void> {
    const deliveries = rows.map(({ consumer, eventId }) => ({ consumer, eventId }));
    let count = 0;
    for (let from = 0; from < deliveries.length; from += atOnce) {
      const { resent } = await call(resendFollowUps, { body: { deliveries: deliveries.slice(from, from + atOnce) } });
      count += resent;
    }
    await queries.invalidateQueries({ queryKey: ['list', 'follow-ups'] });
    say(t('studio.followUps.resent', { count }));
    onDone();
  }
  return (
    <Confirm
      title={t('studio.followUps.resendTitle', { count: rows.length })}
      action={t('studio.followUps.resend')}
      run={resend}
      onClose={onClose}
    >
      <p>{t('studio.followUps.resendWhat')}</p>
      <ul className="plain-list">
        {byConsumer.map(([consumer, { length }]) => (
          <li key={consumer}>
            {consumerText(t, consumer)}: {length}
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
