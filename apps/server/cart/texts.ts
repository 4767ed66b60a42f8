import type { Language, ShippingMethod } from '@eyelet/domain/markets/market.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';

/** Name of a shipping method. */
export function methodLabel(language: Language, method: ShippingMethod): string {
  return createMessages(language)(`shipping.${method.code}.label`);
}

/** How long a shipping method takes. */
export function deliveryTime(language: Language, { days }: ShippingMethod): string {
  const t = createMessages(language);
  return days.to === 1 ? t('shipping.oneDay') : t('shipping.days', { from: days.from, to: days.to });
}
