import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { tabStorage } from '../storage/storage.ts';
import { reloadGuarded } from './reload-guard.ts';

/** Milliseconds that a shopper has to read why the page is about to reload. */
export const reloadDelayMs = 4000;

/** The text of a refusal in the shopper's language, looked up by its id, not taken from the answer (C8.01). */
export async function textOfRefusal(error: ApiError, tag: string): Promise<string> {
  return errorText(await loadMessages(tag, ['errors']), error.id, error.errorDetails[0]?.details);
}

/** Shows a refusal as a toast (C8.06); any other error is rethrown (C8.05). */
export async function tellRefusal(error: unknown, tag: string): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  toasts.show({ title: await textOfRefusal(error, tag), tone: 'error' });
}

/** Whether the token belongs to no shopper (INVALID_CUSTOMER): the state of this page is wrong, so it starts over. */
export function isInvalidCustomer(error: unknown): boolean {
  return error instanceof ApiError && isNamed(error.id, 'INVALID_CUSTOMER');
}

/** Reloads in four seconds, unless the page was just reloaded automatically. */
export function reloadSoon(): void {
  setTimeout(() => {
    reloadGuarded({ storage: tabStorage(), now: Date.now, reload: () => window.location.reload() });
  }, reloadDelayMs);
}
