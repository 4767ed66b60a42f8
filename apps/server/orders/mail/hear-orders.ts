import { consumer } from '../../events/consumer.ts';
import { confirmByMail } from './order-confirmation.ts';
import { tellPaidByMail } from './order-paid.ts';
import { tellReadyByMail } from './ready-for-pickup.ts';

/** Mails to the buyer of an order. */
export const orderMails = consumer('order-mails', {
  'order.placed': ({ orderNumber }, shop) => confirmByMail(orderNumber, shop),
  'order.paid': ({ orderNumber }, shop) => tellPaidByMail(orderNumber, shop),
  'shipment.ready': (shipment, shop) => tellReadyByMail(shipment, shop),
});
