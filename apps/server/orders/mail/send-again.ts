import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { mailsOfOrder, type OrderMailKey } from '@eyelet/db/orders/order-mail.ts';
import type { Shop } from '../../kernel/shop.ts';
import { tellAddressByMail } from './address-changed.ts';
import { tellCancelledByMail } from './order-cancelled.ts';
import { confirmByMail } from './order-confirmation.ts';
import { tellPaidByMail } from './order-paid.ts';
import { tellReadyByMail } from './ready-for-pickup.ts';
import { tellAnnouncedByMail, tellClosedByMail, tellReceivedByMail } from './return-mails.ts';
import { tellDeliveredByMail } from './shipment-delivered.ts';
import { tellShippedByMail } from './shipment-shipped.ts';

/** What a mail is about, and the id under which it is sent again. */
type Again = Readonly<{ orderNumber: string; about: string; again: string }>;

const tellers: Readonly<Record<OrderMailKind, (shop: Shop, one: Again) => Promise<void>>> = {
  'order-confirmation': (shop, { orderNumber, again }) => confirmByMail(shop, orderNumber, again),
  'order-paid': (shop, { orderNumber, again }) => tellPaidByMail(shop, orderNumber, again),
  'order-cancelled': (shop, { orderNumber, again }) => tellCancelledByMail(shop, orderNumber, again),
  'ready-for-pickup': (shop, { again, ...one }) => tellReadyByMail(shop, shipmentKey(one), again),
  'shipment-shipped': (shop, { again, ...one }) => tellShippedByMail(shop, shipmentKey(one), again),
  'shipment-delivered': (shop, { again, ...one }) => tellDeliveredByMail(shop, shipmentKey(one), again),
  'return-announced': (shop, { again, ...one }) => tellAnnouncedByMail(shop, returnKey(one), again),
  'return-received': (shop, { again, ...one }) => tellReceivedByMail(shop, returnKey(one), again),
  'return-closed': (shop, { again, ...one }) => tellClosedByMail(shop, returnKey(one), again),
  'address-changed': (shop, { again, ...one }) => tellAddressByMail(shop, one, again),
};

/** Writes a mail anew that staff have asked for, and sends it once. */
export async function sendOrderMailAgain(shop: Shop, { orderNumber, mailId }: OrderMailKey): Promise<void> {
  const asked = (await mailsOfOrder(shop.database.db, orderNumber)).find(({ mail_id }) => mail_id === mailId);
  if (!asked || asked.sent_at !== null) return;
  await tellers[asked.kind as OrderMailKind](shop, { orderNumber, about: asked.about, again: mailId });
}

const shipmentKey = ({ orderNumber, about }: Omit<Again, 'again'>) => ({ orderNumber, shippingId: about });
const returnKey = ({ orderNumber, about }: Omit<Again, 'again'>) => ({ orderNumber, returnId: about });
