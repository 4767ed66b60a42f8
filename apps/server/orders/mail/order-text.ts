import type { OrderMail, OrderMailLinks } from './order-parts.ts';
import { adjustedText, linePrice, type OrderParts, sumsOf } from './order-parts.ts';

/** An order's mail as plain text, for programs that show no HTML. */
export function orderText(parts: OrderParts, mail: OrderMail, links: OrderMailLinks): string {
  const { order, t, shopName, greeting } = parts;
  const { withPrices = true } = mail;
  const lines = mail.groups.flatMap((group) => [
    ...(group.title ? [`${group.title}:`] : []),
    ...group.lines.flatMap((line) => [
      `${t('mail.order.line', { qty: line.qty, name: line.name })} (${t('cart.lineOf', { colour: line.colour, size: line.size })})${withPrices ? `: ${linePrice(parts, line).now}` : ''}`,
      ...[withPrices ? adjustedText(parts, line) : undefined].filter((text) => text !== undefined),
    ]),
    '',
  ]);
  const sums = sumsOf(parts).map(({ label, value }) => (value ? t('shop.labelled', { label, value }) : label));
  return [
    greeting,
    '',
    mail.intro,
    t('order.numberIs', { number: order.orderNumber }),
    '',
    ...links.downloads.flatMap(({ label, address, until }) => [
      t('shop.labelled', { label, value: address }),
      until,
      '',
    ]),
    ...lines,
    ...(mail.withSums ? [...sums, ''] : []),
    ...mail.rows
      .flat()
      .flatMap(({ title, lines: said, link }) => [
        title,
        ...said.filter(Boolean),
        ...(link ? [t('shop.labelled', { label: link.label, value: link.address })] : []),
        '',
      ]),
    ...(links.order ? [t('shop.labelled', { label: t('mail.order.view'), value: links.order }), ''] : []),
    ...mail.notes,
    t('mail.order.outro'),
    t('mail.footer', { shop: shopName }),
    ...(links.choice ? [t('shop.labelled', { label: t('mail.choose'), value: links.choice })] : []),
    '',
  ].join('\n');
}
