import type { Translate } from '@eyelet/messages/translate.ts';
import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import type { FormEvent } from 'react';

/** Keeps a form on the page while there is no connection, and says so: sent, the page would go with it. */
export function staysOffline(event: FormEvent, say: Translate): boolean {
  if (navigator.onLine) return false;
  event.preventDefault();
  tellUnanswered(say);
  return true;
}
