import type { DraftLine } from '@eyelet/db/tables/order-draft.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import { granite, ink, mailButton, mailFrame } from './frame.ts';
import type { Block, OrderMail, OrderMailLinks } from './order-parts.ts';
import { linePrice, type OrderParts, sumsOf } from './order-parts.ts';

/** An order's mail as MJML: foam page, paper sheet, ink text, hairlines (the shop's look). */
export function orderHtml(parts: OrderParts, mail: OrderMail, links: OrderMailLinks): string {
  const { order, market, t, shopName, name } = parts;
  const { subject, preview, intro, groups, rows, notes } = mail;
  const footer = escapeHtml(t('mail.footer', { shop: shopName }));
  const outro = [...notes, t('mail.order.outro')];
  return mailFrame(
    { language: market.language, subject, preview, shopName, footer },
    `<mj-section padding="40px 32px 0"><mj-column>
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${escapeHtml(t('mail.order.greeting', { name }))}</mj-text>
<mj-text padding="12px 0 0">${escapeHtml(intro)}</mj-text>
<mj-text padding="4px 0 0" color="${granite}">${escapeHtml(t('order.numberIs', { number: order.orderNumber }))}</mj-text>
<mj-divider />
</mj-column></mj-section>
${links.downloads.map(downloadSection).join('\n')}
${groups.map(({ title, lines }) => [title ? heading(title) : '', ...lines.map((line) => lineSection(line, parts))].join('\n')).join('\n')}
${mail.withSums ? sumSection(parts) : ''}
${rows.map(rowSection).join('\n')}
<mj-section padding="16px 32px 40px"><mj-column>
${links.order ? mailButton(links.order, t('mail.order.view')) : ''}
${outro.map((note) => `<mj-text padding="24px 0 0" color="${granite}">${escapeHtml(note)}</mj-text>`).join('\n')}
</mj-column></mj-section>`,
  );
}

function downloadSection({ label, address, until }: OrderMailLinks['downloads'][number]): string {
  return `<mj-section padding="0 32px 24px"><mj-column>${mailButton(address, label)}<mj-text padding="8px 0 0" color="${granite}" font-size="14px">${escapeHtml(until)}</mj-text></mj-column></mj-section>`;
}

function heading(title: string): string {
  return `<mj-section padding="0 32px 12px"><mj-column><mj-text font-weight="700">${escapeHtml(title)}</mj-text></mj-column></mj-section>`;
}

function lineSection(line: DraftLine, parts: OrderParts): string {
  const { origin, t } = parts;
  const { now, before } = linePrice(parts, line);
  const struck = before ? `<br /><s style="color:${granite}">${escapeHtml(before)}</s>` : '';
  const link = escapeHtml(origin + line.page_path);
  return `<mj-section padding="0 32px 16px"><mj-group>
<mj-column width="22%"><mj-image src="${escapeHtml(`${origin}/media/w240/${line.image}`)}" alt="" href="${link}" width="88px" align="left" padding="0" /></mj-column>
<mj-column width="52%" padding="0 12px"><mj-text font-weight="600"><a href="${link}" style="color:${ink};text-decoration:none">${escapeHtml(t('mail.order.line', { qty: line.qty, name: line.name }))}</a></mj-text>
<mj-text color="${granite}" font-size="14px">${escapeHtml(t('cart.lineOf', { colour: line.colour, size: line.size }))}</mj-text></mj-column>
<mj-column width="26%"><mj-text align="right">${escapeHtml(now)}${struck}</mj-text></mj-column>
</mj-group></mj-section>`;
}

function sumSection(parts: OrderParts): string {
  const rows = sumsOf(parts).map(
    ({ label, value, strong }) =>
      `<tr${strong ? ' style="font-weight:700"' : ''}><td style="color:${value ? ink : granite}">${escapeHtml(label)}</td><td align="right" style="font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  );
  return `<mj-section><mj-column>
<mj-divider padding="12px 0 16px" />
<mj-table font-size="16px" line-height="28px" color="${ink}" padding="0">
${rows.join('\n')}
</mj-table>
<mj-divider />
</mj-column></mj-section>`;
}

function rowSection(blocks: readonly Block[]): string {
  const columns = blocks.map(({ title, lines }) => {
    const text = lines.filter(Boolean).map(escapeHtml).join('<br />');
    return `<mj-column width="${100 / blocks.length}%"><mj-text font-size="14px" color="${granite}">${escapeHtml(title)}</mj-text><mj-text padding="4px 12px 24px 0">${text}</mj-text></mj-column>`;
  });
  return `<mj-section>${columns.join('')}</mj-section>`;
}
