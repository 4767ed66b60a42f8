import type { Translate } from '@eyelet/messages/translate.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import type { FormEvent } from 'react';

/**
 * Holds a form back with a message while there is no connection: posting it would replace the page with the browser's
 * error page.
 */
export function staysOffline(event: FormEvent, say: Translate): boolean {
  if (navigator.onLine) return false;
  event.preventDefault();
  tellUnanswered(say);
  return true;
}
