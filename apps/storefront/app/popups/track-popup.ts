import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';

declare global {
  interface Window {
    /** Read by a tag manager; present only if the visitor has consented to measuring. */
    dataLayer?: object[];
  }
}

const types = { newsletter: 'Newsletter', account: 'Account' } as const;

/** Reports an event of a pop-up to a tag manager (B4.1.03, B9.30). */
export function trackPopup(
  event: 'popup_impression' | 'popup_expand' | 'popup_click',
  { key, type }: ShownPopup,
): void {
  window.dataLayer?.push({ event, popupId: key, type: types[type] });
}
