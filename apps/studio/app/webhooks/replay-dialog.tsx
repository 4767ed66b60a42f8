import type { WebhookMessage } from '@eyelet/contracts/webhooks/message.ts';
import { replayWebhookMessages } from '@eyelet/contracts/webhooks/replay.ts';
import { inBatches } from '../list/in-batches.ts';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { webhooksChanged } from './use-webhooks.ts';

type ReplayDialogProps = Readonly<{
  webhookId: string;
  rows: readonly WebhookMessage[];
  onDone: () => void;
  onClose: () => void;
}>;

/** Explains what sending again means, and sends again once confirmed. */
export function ReplayDialog({ webhookId, rows, onDone, onClose }: ReplayDialogProps) {
  const { t } = useWords();
  async function replay(): Promise<void> {
    const ids = rows.map(({ messageId }) => messageId);
    const count = await inBatches(ids, async (batch) => {
      const body = { messages: [...batch] };
      return (await call(replayWebhookMessages, { params: { webhookId }, body })).replayed;
    });
    await webhooksChanged(webhookId);
    showToast(t('studio.webhooks.replayed', { count }));
    onDone();
  }
  return (
    <Confirm
      title={t('studio.webhooks.replayTitle', { count: rows.length })}
      action={t('studio.webhooks.replay')}
      run={replay}
      onClose={onClose}
    >
      <p>{t('studio.webhooks.replayWhat')}</p>
    </Confirm>
  );
}
