import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';

declare global {
  interface Window {
    /** What a tag manager reads; it is there only where measuring is consented to. */
    dataLayer?: object[];
  }
}

/** Tells a tag manager what happened to a pop-up (B4.1.03). */
export function trackPopup(
  event: 'popup_impression' | 'popup_expand' | 'popup_click',
  { key, type }: ShownPopup,
): void {
  window.dataLayer?.push({ event, popupId: key, popupType: type });
}
