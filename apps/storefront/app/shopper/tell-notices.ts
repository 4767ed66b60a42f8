import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';

/** Shows what could not be merged completely at sign-in, such as sold-out items (C8.46). */
export async function tellNotices(notices: AuthData['notices'], tag: string): Promise<void> {
  const t = await loadMessages(tag, ['errors']);
  for (const { errorId } of notices) toasts.show({ title: errorText(t, errorId) });
}
