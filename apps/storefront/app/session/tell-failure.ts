import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { tellRefusal } from './refusals.ts';

/** Shows a toast for a refusal (C8.06) or a lost connection; any other error is rethrown (C8.05). */
export async function tellFailure(error: unknown, tag: string): Promise<void> {
  if (!isUnanswered(error)) return tellRefusal(error, tag);
  console.warn(error);
  // These words are loaded with every page, so this works without a connection.
  tellUnanswered(await loadMessages(tag, ['page']));
}
