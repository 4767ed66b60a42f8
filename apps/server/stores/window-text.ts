import type { WindowLabel } from '@eyelet/domain/delivery/shipment.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';

/** How long until something can be collected: 'same day', '1-2 days' (C9.22). */
export function windowText(tag: string, label: WindowLabel): string {
  const t = createMessages(tag);
  if (label === 'same-day') return t('shipping.window.sameDay');
  const { from, to } = label;
  return from === to ? t('shipping.window.day', { n: from }) : t('shipping.window.days', { from, to });
}
