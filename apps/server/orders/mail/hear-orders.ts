import { type Consumer, consumer } from '../../events/consumer.ts';
import { sendAddressChangedMail } from './address-changed.ts';
import { sendCreditLapsedMail } from './credit-lapsed.ts';
import { sendExchangeEndedMail } from './exchange-mails.ts';
import { sendItemsCancelledMail } from './items-cancelled.ts';
import { sendCancelledMail } from './order-cancelled.ts';
import { sendConfirmationMail } from './order-confirmation.ts';
import { sendPaidMail } from './order-paid.ts';
import { sendParcelMail } from './parcel-mails.ts';
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
import { sendOrderMailAgain } from './send-again.ts';
import { sendDeliveredMail } from './shipment-delivered.ts';
import { sendPartlyShippedMail, sendShippedMail } from './shipment-shipped.ts';

const ofDeliveries = {
  'pickup.reminded': (shop, reminded) => sendPickupReminder(shop, reminded),
  'shipment.delayed': (shop, news) => sendParcelMail(shop, 'shipment-delayed', news),
  'shipment.out-for-delivery': (shop, news) => sendParcelMail(shop, 'shipment-out-for-delivery', news),
  'shipment.to-collect': (shop, news) => sendParcelMail(shop, 'shipment-to-collect', news),
  'shipment.not-delivered': (shop, news) => sendParcelMail(shop, 'shipment-not-delivered', news),
  'shipment.returning': (shop, news) => sendParcelMail(shop, 'shipment-returning', news),
} satisfies Consumer['hears'];

/** Mails about parcels and pickups to their buyers; a new name would not reach the consumer of orders while the version before runs. */
export const deliveryMails = consumer('delivery-mails', ofDeliveries);

/** Mails about money that staff give back. */
export const refundMails = consumer('refund-mails', {
  'refund.given': (shop, { orderNumber, refundId }) => sendRefundGivenMail(shop, { orderNumber, about: refundId }),
});

/** Mails about items that are cancelled while the rest of their order stays. */
export const cancelledItemMails = consumer('cancelled-item-mails', {
  'order.items-cancelled': (shop, { orderNumber, cancellationId }) =>
    sendItemsCancelledMail(shop, { orderNumber, about: cancellationId }),
});

/** Mails with labels of returns that their carriers made later. */
export const returnLabelMails = consumer('return-label-mails', {
  'return.label-ready': (shop, key) => sendReturnLabelMail(shop, key),
});

/** Mails about credit that was lent on a return and taken back. */
export const lapsedCreditMails = consumer('lapsed-credit-mails', {
  'credit.lapsed': (shop, key) => sendCreditLapsedMail(shop, key),
});

/** Mails about parcels that leave before the rest of their shipment, apart as a new name would not reach the others. */
export const parcelMails = consumer('parcel-mails', {
  'shipment.partly-shipped': (shop, parcel) => sendPartlyShippedMail(shop, parcel),
});

/** Mails about pieces that are looked for. */
export const missingPieceMails = consumer('missing-piece-mails', {
  'shipment.pieces-missing': (shop, news) => sendMissingMail(shop, news),
});

/** Mails about orders to their buyers. */
export const orderMails = consumer(
  'order-mails',
  {
    'order.placed': (shop, { orderNumber }) => sendConfirmationMail(shop, orderNumber),
    'order.paid': (shop, { orderNumber }) => sendPaidMail(shop, orderNumber),
    // The page itself shows that an order failed before it was paid.
    'order.cancelled': async (shop, { orderNumber, by }) => {
      if (by) await sendCancelledMail(shop, orderNumber);
    },
    'order.address-changed': (shop, { orderNumber, changeNo }) =>
      sendAddressChangedMail(shop, { orderNumber, about: `address-${changeNo}` }),
    'order-mail.asked': (shop, asked) => sendOrderMailAgain(shop, asked),
    'shipment.ready': (shop, shipment) => sendReadyMail(shop, shipment),
    'shipment.shipped': (shop, shipment) => sendShippedMail(shop, shipment),
    'shipment.delivered': (shop, shipment) => sendDeliveredMail(shop, shipment),
    'return.announced': (shop, key) => sendReturnAnnouncedMail(shop, key),
    'return.handed-over': (shop, key) => sendReturnHandedOverMail(shop, key),
    'return.received': (shop, key) => sendReturnReceivedMail(shop, key),
    'return.closed': (shop, key) => sendReturnClosedMail(shop, key),
    'exchange.ended': (shop, ended) => sendExchangeEndedMail(shop, ended),
  },
  { still: ofDeliveries, together: ['order.placed', 'order.paid'] },
);
