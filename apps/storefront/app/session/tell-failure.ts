import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { tellRefusal } from './refusals.ts';

/** Tells a refusal as a toast (C8.06), a lost connection in general words; a mistake of the page is thrown on (C8.05). */
export async function tellFailure(error: unknown, tag: string): Promise<void> {
  if (!isUnanswered(error)) return tellRefusal(error, tag);
  console.warn(error);
  toasts.show({ title: (await loadMessages(tag, ['errors']))('error.generic'), tone: 'error' });
}
