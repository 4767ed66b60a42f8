import type { DeliveryMethod } from '@eyelet/domain/markets/delivery-method.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';

/** Name of a shipping method. */
export function methodLabel(tag: string, { code }: Pick<DeliveryMethod, 'code'>): string {
  return createMessages(tag)(`shipping.${code}.label`);
}

/** How long a shipping method takes, including the time to make goods made to order. */
export function deliveryTime(tag: string, { code, days, makingDays = 0 }: DeliveryMethod & MadeToOrder): string {
  const t = createMessages(tag);
  if (code === 'pickup' || code === 'digital') return t(`shipping.${code}.time`);
  const to = days.to + makingDays;
  return to === 1 ? t('shipping.oneDay') : t('shipping.days', { from: days.from + makingDays, to });
}

type MadeToOrder = Readonly<{ makingDays?: number }>;
