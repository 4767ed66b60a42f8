import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import { Badge } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

/** Whether a webhook is on. */
export function WebhookState({ active }: Pick<Webhook, 'active'>) {
  const { t } = useWords();
  return (
    <Badge tone={active ? 'good' : 'neutral'}>
      {t(active ? 'studio.webhooks.active' : 'studio.webhooks.inactive')}
    </Badge>
  );
}
