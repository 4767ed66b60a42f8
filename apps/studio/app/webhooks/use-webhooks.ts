import { listWebhooks } from '@eyelet/contracts/webhooks/list.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';

/** All webhooks; undefined until they are known. */
export function useWebhooks() {
  const { data } = useQuery({
    queryKey: ['webhooks'],
    queryFn: async () => (await call(listWebhooks, {})).webhooks,
  });
  return data;
}

/** Reads again what shows webhooks. */
export async function webhooksChanged(webhookId: string): Promise<void> {
  await refresh(
    ['webhooks'],
    ['list', 'webhooks'],
    ['list', `messages ${webhookId}`],
    ['timeline', 'webhook', webhookId],
  );
}
