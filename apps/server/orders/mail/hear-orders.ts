import { consumer } from '../../events/consumer.ts';
import { tellAddressByMail } from './address-changed.ts';
import { tellCancelledByMail } from './order-cancelled.ts';
import { confirmByMail } from './order-confirmation.ts';
import { tellPaidByMail } from './order-paid.ts';
import { tellReadyByMail } from './ready-for-pickup.ts';
import { tellAnnouncedByMail, tellClosedByMail, tellReceivedByMail } from './return-mails.ts';
import { sendOrderMailAgain } from './send-again.ts';
import { tellDeliveredByMail } from './shipment-delivered.ts';
import { tellShippedByMail } from './shipment-shipped.ts';

/** Mails to the buyer of an order. */
export const orderMails = consumer('order-mails', {
  'order.placed': (shop, { orderNumber }) => confirmByMail(shop, orderNumber),
  'order.paid': (shop, { orderNumber }) => tellPaidByMail(shop, orderNumber),
  // One that failed before it was paid says so on the page.
  'order.cancelled': async (shop, { orderNumber, by }) => {
    if (by) await tellCancelledByMail(shop, orderNumber);
  },
  'order.address-changed': (shop, { orderNumber, changeNo }) =>
    tellAddressByMail(shop, { orderNumber, about: `address-${changeNo}` }),
  'order-mail.asked': (shop, asked) => sendOrderMailAgain(shop, asked),
  'shipment.ready': (shop, shipment) => tellReadyByMail(shop, shipment),
  'shipment.shipped': (shop, shipment) => tellShippedByMail(shop, shipment),
  'shipment.delivered': (shop, shipment) => tellDeliveredByMail(shop, shipment),
  'return.announced': (shop, key) => tellAnnouncedByMail(shop, key),
  'return.received': (shop, key) => tellReceivedByMail(shop, key),
  'return.closed': (shop, key) => tellClosedByMail(shop, key),
});
