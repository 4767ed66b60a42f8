import { isSentToAddress } from '@eyelet/domain/orders/changing-address.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendOrderMail } from './order-mail.ts';
import { whereOf } from './shipment-parts.ts';

type AddressChange = Readonly<{ orderNumber: string; about: string }>;

/** Writes and sends where an order goes, after its delivery address was changed; `about` names the change. */
export async function sendAddressChangedMail(
  shop: Shop,
  { orderNumber, about }: AddressChange,
  again?: string,
): Promise<void> {
  await sendOrderMail(shop, { kind: 'address-changed', orderNumber, about, again }, (parts) => {
    const { order, t } = parts;
    const shipment = order.shipments.find(isSentToAddress);
    return {
      subject: t('notice.address.subject', { number: orderNumber }),
      preview: t('notice.address.preview'),
      intro: t('notice.address.intro'),
      groups: [],
      withSums: false,
      rows: shipment ? [[{ title: t('order.shipTo'), lines: whereOf(shipment, parts) }]] : [],
      notes: [t('notice.address.wrong')],
      files: [],
      withDownloads: false,
    };
  });
}
