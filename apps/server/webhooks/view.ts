import type { WebhookFact } from '@eyelet/contracts/webhooks/facts.ts';
import type { WebhookFailure, WebhookMessage, WebhookTry } from '@eyelet/contracts/webhooks/message.ts';
import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import type { MessageRow, TryRow } from '@eyelet/db/webhooks/message.ts';
import type { CountedWebhook } from '@eyelet/db/webhooks/webhook.ts';

/** A webhook as the studio shows it. */
export function webhookView(row: CountedWebhook, now: Date): Webhook {
  const { url, description, facts, active, version, waiting, givenUp, former_until: until } = row;
  return {
    webhookId: row.webhook_id,
    ...{ url, description, facts: facts as WebhookFact[], active, version, waiting, givenUp },
    createdAt: row.created_at.toISOString(),
    formerSecretUntil: until && until > now ? until.toISOString() : null,
  };
}

/** The members of a webhook that the audit compares. */
export function webhookFactsOf({
  url,
  description,
  facts,
  active,
}: Pick<Webhook, 'url' | 'description' | 'facts' | 'active'>) {
  return { url, description, facts, active };
}

export function messageView(row: MessageRow): WebhookMessage {
  const { fact, subject, tries, next_at: nextAt } = row;
  return {
    messageId: row.message_id,
    ...{ fact, subject, tries },
    happenedAt: row.happened_at.toISOString(),
    state: row.delivered_at ? 'delivered' : row.given_up_at ? 'given up' : 'waiting',
    nextAt: nextAt?.toISOString() ?? null,
  };
}

export function tryView({ at, milliseconds, status, answer, failure }: TryRow): WebhookTry {
  return { at: at.toISOString(), milliseconds, status, answer, failure: failure as WebhookFailure | null };
}
