import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { addressLines } from '@eyelet/domain/address/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { type OrderParts, orderAddress, priceIn, sumsOf } from './order-parts.ts';

/** The confirmation as plain text, for programs that show no HTML. */
export function orderText(parts: OrderParts): string {
  const { order, t, shopName, name } = parts;
  const lines = order.lines.map(
    (line) =>
      `${t('mail.order.line', { qty: line.qty, name: line.name })} (${t('cart.lineOf', { colour: line.colour, size: line.size })}): ${priceIn(parts, line.row_total)}`,
  );
  const sums = sumsOf(parts).map(({ label, value }) => (value ? `${label}: ${value}` : label));
  const address = order.shipments[0]?.address as Address | null | undefined;
  const delivery = address
    ? [t('order.shipTo'), ...addressLines(address, countryName(address.country, parts.market.tag)), '']
    : [];
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
