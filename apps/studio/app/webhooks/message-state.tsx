import type { WebhookMessage } from '@eyelet/contracts/webhooks/message.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones = { waiting: 'info', delivered: 'good', 'given up': 'bad' } as const satisfies Readonly<
  Record<WebhookMessage['state'], Tone>
>;

/** The state of a message. */
export function MessageState({ state }: Pick<WebhookMessage, 'state'>) {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`studio.webhooks.state.${state}`)}</Badge>;
}
