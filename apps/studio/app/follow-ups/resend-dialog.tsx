import type { FollowUp } from '@eyelet/contracts/follow-ups/follow-up.ts';
import { resendFollowUps } from '@eyelet/contracts/follow-ups/resend.ts';
import { inBatches } from '../list/in-batches.ts';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { consumerText } from '../words/facts.ts';
import { useWords } from '../words/words.ts';

type ResendDialogProps = Readonly<{ rows: readonly FollowUp[]; onDone: () => void; onClose: () => void }>;

/** Lists how many facts each consumer will get again, and sends them once confirmed. */
export function ResendDialog({ rows, onDone, onClose }: ResendDialogProps) {
  const { t } = useWords();
  const byConsumer = [...Map.groupBy(rows, ({ consumer }) => consumer)];
  async function resend(): Promise<void> {
    const deliveries = rows.map(({ consumer, eventId }) => ({ consumer, eventId }));
    const count = await inBatches(
      deliveries,
      async (batch) => (await call(resendFollowUps, { body: { deliveries: [...batch] } })).resent,
    );
    await refresh(['list', 'follow-ups']);
    showToast(t('studio.followUps.resent', { count }));
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
