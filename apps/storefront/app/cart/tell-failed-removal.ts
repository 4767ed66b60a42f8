import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';

/** Shows the one message for a failed removal, whatever the reason (C8.159). */
export async function tellFailedRemoval(error: unknown, tag: string): Promise<void> {
  if (!(error instanceof ApiError) && !isUnanswered(error)) throw error;
  toasts.show({ title: (await loadMessages(tag, ['errors']))('error.removeItem'), tone: 'error' });
}
