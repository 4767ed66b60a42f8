import { isUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { tellRefusal } from './refusals.ts';

/** Tells a refusal as a toast (C8.06), a lost connection as such; a mistake of the page is thrown on (C8.05). */
export async function tellFailure(error: unknown, tag: string): Promise<void> {
  if (!isUnanswered(error)) return tellRefusal(error, tag);
  console.warn(error);
  // Words of the page are there already, without a connection too.
  tellUnanswered(await loadMessages(tag, ['page']));
}
