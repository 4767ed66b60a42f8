import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import { mailsOfOrder, type OrderMailKey } from '@eyelet/db/orders/order-mail.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendAddressChangedMail } from './address-changed.ts';
import { sendCreditLapsedMail } from './credit-lapsed.ts';
import { exchangeKey, sendExchangeEndedMail } from './exchange-mails.ts';
import { sendItemsCancelledMail } from './items-cancelled.ts';
import { sendCancelledMail } from './order-cancelled.ts';
import { sendConfirmationMail } from './order-confirmation.ts';
import { sendPaidMail } from './order-paid.ts';
import { parcelMailKey, sendParcelMail } from './parcel-mails.ts';
import { sendPickupReminder } from './pickup-reminder.ts';
import { sendMissingMail } from './pieces-missing.ts';
import { sendReadyMail } from './ready-for-pickup.ts';
import { sendRefundGivenMail } from './refund-given.ts';
import {
  sendReturnAnnouncedMail,
  sendReturnClosedMail,
  sendReturnHandedOverMail,
  sendReturnLabelMail,
  sendReturnReceivedMail,
} from './return-mails.ts';
import { sendDeliveredMail } from './shipment-delivered.ts';
import { earlyParcelKey, sendPartlyShippedMail, sendShippedMail } from './shipment-shipped.ts';

/** The subject of a mail, and the id under which it is sent again. */
type Again = Readonly<{ orderNumber: string; about: string; again: string }>;

const senders: Readonly<Record<OrderMailKind, (shop: Shop, one: Again) => Promise<void>>> = {
  'order-confirmation': (shop, { orderNumber, again }) => sendConfirmationMail(shop, orderNumber, again),
  'order-paid': (shop, { orderNumber, again }) => sendPaidMail(shop, orderNumber, again),
  'order-cancelled': (shop, { orderNumber, again }) => sendCancelledMail(shop, orderNumber, again),
  'ready-for-pickup': (shop, { again, ...one }) => sendReadyMail(shop, shipmentKey(one), again),
  'pickup-reminder': (shop, { orderNumber, about, again }) =>
    sendPickupReminder(shop, { orderNumber, day: about }, again),
  'shipment-shipped': (shop, { again, ...one }) => sendShippedMail(shop, shipmentKey(one), again),
  'shipment-partly-shipped': (shop, one) => sendPartlyShippedMail(shop, earlyParcelKey(one), one.again),
  'shipment-delivered': (shop, { again, ...one }) => sendDeliveredMail(shop, shipmentKey(one), again),
  'shipment-delayed': (shop, one) => sendParcelMail(shop, 'shipment-delayed', parcelMailKey(one), one.again),
  'shipment-pieces-missing': (shop, one) => sendMissingMail(shop, parcelMailKey(one), one.again),
  'shipment-out-for-delivery': (shop, one) =>
    sendParcelMail(shop, 'shipment-out-for-delivery', parcelMailKey(one), one.again),
  'shipment-to-collect': (shop, one) => sendParcelMail(shop, 'shipment-to-collect', parcelMailKey(one), one.again),
  'shipment-not-delivered': (shop, one) =>
    sendParcelMail(shop, 'shipment-not-delivered', parcelMailKey(one), one.again),
  'shipment-returning': (shop, one) => sendParcelMail(shop, 'shipment-returning', parcelMailKey(one), one.again),
  'return-announced': (shop, { again, ...one }) => sendReturnAnnouncedMail(shop, returnKey(one), again),
  'return-label': (shop, { again, ...one }) => sendReturnLabelMail(shop, returnKey(one), again),
  'return-handed-over': (shop, { again, ...one }) => sendReturnHandedOverMail(shop, returnKey(one), again),
  'return-received': (shop, { again, ...one }) => sendReturnReceivedMail(shop, returnKey(one), again),
  'return-closed': (shop, { again, ...one }) => sendReturnClosedMail(shop, returnKey(one), again),
  'credit-lapsed': (shop, { again, ...one }) => sendCreditLapsedMail(shop, returnKey(one), again),
  'exchange-ended': (shop, { again, ...one }) => sendExchangeEndedMail(shop, exchangeKey(one), again),
  'address-changed': (shop, { again, ...one }) => sendAddressChangedMail(shop, one, again),
  'refund-given': (shop, { again, ...one }) => sendRefundGivenMail(shop, one, again),
  'items-cancelled': (shop, { again, ...one }) => sendItemsCancelledMail(shop, one, again),
};

/** Writes a mail again for staff who asked for it, and sends it once. */
export async function sendOrderMailAgain(shop: Shop, { orderNumber, mailId }: OrderMailKey): Promise<void> {
  const asked = (await mailsOfOrder(shop.database.db, orderNumber)).find(({ mail_id }) => mail_id === mailId);
  if (!asked || asked.sent_at !== null) return;
  await senders[asked.kind as OrderMailKind](shop, { orderNumber, about: asked.about, again: mailId });
}

const shipmentKey = ({ orderNumber, about }: Omit<Again, 'again'>) => ({ orderNumber, shippingId: about });
// What follows a slash is which of its labels the mail has.
const returnKey = ({ orderNumber, about }: Omit<Again, 'again'>) => ({
  orderNumber,
  returnId: about.split('/')[0] ?? about,
});
