import type { DraftLine } from '@eyelet/db/placement/draft.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { paymentName } from '../payments/payment-name.ts';
import { granite, ink, mailButton, mailFrame } from './frame.ts';
import { type OrderParts, orderAddress, priceIn, sumsOf } from './order-parts.ts';
import { shipmentTexts } from './order-shipments.ts';

/** The confirmation as MJML: foam page, paper sheet, ink text, hairlines (the shop's look). */
export function orderLetter(parts: OrderParts): string {
  const { order, market, t, shopName, name } = parts;
  const paidWith = order.payments.map((payment) => paymentName(payment, t));
  const head = {
    language: market.language,
    subject: t('mail.order.subject', { shop: shopName, number: order.orderNumber }),
    preview: t('mail.order.preview'),
    shopName,
    footer: escapeHtml(t('mail.footer', { shop: shopName })),
  };
  return mailFrame(
    head,
    `<mj-section padding="40px 32px 0"><mj-column>
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${escapeHtml(t('mail.order.greeting', { name }))}</mj-text>
<mj-text padding="12px 0 0">${escapeHtml(t('mail.order.intro'))}</mj-text>
<mj-text padding="4px 0 0" color="${granite}">${escapeHtml(t('order.numberIs', { number: order.orderNumber }))}</mj-text>
<mj-divider />
</mj-column></mj-section>
${order.lines.map((line) => lineSection(line, parts)).join('\n')}
<mj-section><mj-column>
<mj-divider padding="12px 0 16px" />
<mj-table font-size="16px" line-height="28px" color="${ink}" padding="0">
${sumsOf(parts)
  .map(
    ({ label, value, strong }) =>
      `<tr${strong ? ' style="font-weight:700"' : ''}><td style="color:${value ? ink : granite}">${escapeHtml(label)}</td><td align="right" style="font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</mj-table>
<mj-divider />
</mj-column></mj-section>
${shipmentTexts(parts)
  .map(
    ({ method, place }) => `<mj-section>
<mj-column width="50%">${block(t('order.shipTo'), place)}</mj-column>
<mj-column width="50%">${block(t('order.deliveredBy'), method)}</mj-column>
</mj-section>`,
  )
  .join('\n')}
<mj-section><mj-column>${block(t('order.paidWith'), paidWith)}</mj-column></mj-section>
<mj-section padding="16px 32px 40px"><mj-column>
${mailButton(orderAddress(parts), t('mail.order.view'))}
<mj-text padding="24px 0 0" color="${granite}">${escapeHtml(t('mail.order.outro'))}</mj-text>
</mj-column></mj-section>`,
  );
}

function lineSection(line: DraftLine, parts: OrderParts): string {
  const { origin, t } = parts;
  const link = escapeHtml(origin + line.page_path);
  return `<mj-section padding="0 32px 16px"><mj-group>
<mj-column width="22%"><mj-image src="${escapeHtml(`${origin}/media/w240/${line.image}`)}" alt="" href="${link}" width="88px" align="left" padding="0" /></mj-column>
<mj-column width="52%" padding="0 12px"><mj-text font-weight="600"><a href="${link}" style="color:${ink};text-decoration:none">${escapeHtml(t('mail.order.line', { qty: line.qty, name: line.name }))}</a></mj-text>
<mj-text color="${granite}" font-size="14px">${escapeHtml(t('cart.lineOf', { colour: line.colour, size: line.size }))}</mj-text></mj-column>
<mj-column width="26%"><mj-text align="right">${escapeHtml(priceIn(parts, line.row_total))}</mj-text></mj-column>
</mj-group></mj-section>`;
}

function block(title: string, lines: readonly string[]): string {
  const text = lines.filter(Boolean).map(escapeHtml).join('<br />');
  return `<mj-text font-size="14px" color="${granite}">${escapeHtml(title)}</mj-text><mj-text padding="4px 0 24px">${text}</mj-text>`;
}
