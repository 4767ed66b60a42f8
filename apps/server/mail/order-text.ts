import { type OrderParts, orderAddress, priceIn, sumsOf } from './order-parts.ts';
import { shipmentTexts } from './order-shipments.ts';

/** The confirmation as plain text, for programs that show no HTML. */
export function orderText(parts: OrderParts): string {
  const { order, t, shopName, name } = parts;
  const lines = order.lines.map(
    (line) =>
      `${t('mail.order.line', { qty: line.qty, name: line.name })} (${t('cart.lineOf', { colour: line.colour, size: line.size })}): ${priceIn(parts, line.row_total)}`,
  );
  const sums = sumsOf(parts).map(({ label, value }) => (value ? `${label}: ${value}` : label));
  const delivery = shipmentTexts(parts).flatMap(({ method, place }) => [
    `${t('order.deliveredBy')}: ${method.filter(Boolean).join(', ')}`,
    t('order.shipTo'),
    ...place,
    '',
  ]);
  return [
    t('mail.order.greeting', { name }),
    '',
    t('mail.order.intro'),
    t('order.numberIs', { number: order.orderNumber }),
    '',
    ...lines,
    '',
    ...sums,
    '',
    ...delivery,
    `${t('mail.order.view')}: ${orderAddress(parts)}`,
    '',
    t('mail.order.outro'),
    t('mail.footer', { shop: shopName }),
    '',
  ].join('\n');
}
