import type { MessageKey } from '@eyelet/messages/keys.ts';

export type RefusalLink = Readonly<{ label: MessageKey; place: string }>;

const reset: RefusalLink = { label: 'auth.refused.reset', place: '/forgot-password' };
const contact: RefusalLink = { label: 'auth.refused.contact', place: '/help/contact-us' };

/** Links by error id of a refused sign-in (B8.08): to reset the password, and for a locked account also to customer service. */
const linksById: Readonly<Record<string, readonly RefusalLink[]>> = {
  AUT401: [reset],
  AUT418: [reset],
  AUT426: [reset],
  AUT423: [reset, contact],
  AUT441: [reset, contact],
  AUT440: [contact],
  AUT500: [contact],
};

export function linksOfRefusal(id: string): readonly RefusalLink[] {
  return linksById[id] ?? [];
}

/** The field of each error id whose answer does not name one. */
export const signInFieldById: Readonly<Record<string, string>> = { AUT453: 'email' };
