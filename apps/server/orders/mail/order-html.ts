import { encodeQR } from 'qr';
import { granite, ink, mailButton, mailFrame } from '../../mail/frame.ts';
import { fixed, mjml, nothing, type Template } from '../../mail/template.ts';
import type { StoredLine } from '../../stored-orders/stored-order.ts';
import type { Block, OrderMail, OrderMailLinks } from './order-parts.ts';
import { adjustedText, linePrice, type OrderParts, sumsOf } from './order-parts.ts';

/** The mail of an order as HTML: foam background, paper sheet, ink text and hairlines, as in the shop. */
export function orderHtml(parts: OrderParts, mail: OrderMail, links: OrderMailLinks): Template {
  const { order, market, t, shopName, logo, greeting } = parts;
  const { subject, preview, intro, groups, rows, notes } = mail;
  const choice = links.choice
    ? mjml` <a href="${links.choice}" style="color:${granite}">${t('mail.choose')}</a>`
    : nothing;
  const footer = mjml`${t('mail.footer', { shop: shopName })}${choice}`;
  const outro = [...notes, t('mail.order.outro')];
  return mailFrame(
    { language: market.language, subject, preview, shopName, logo, footer },
    mjml`<mj-section padding="40px 32px 0"><mj-column>
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${greeting}</mj-text>
<mj-text padding="12px 0 0">${intro}</mj-text>
<mj-text padding="4px 0 0" color="${granite}">${t('order.numberIs', { number: order.orderNumber })}</mj-text>
<mj-divider />
</mj-column></mj-section>
${links.downloads.map(downloadSection)}
${groups.map(
  ({ title, lines }) => mjml`${title ? heading(title) : nothing}
${lines.map((line) => lineSection(line, parts, mail.withPrices ?? true))}`,
)}
${mail.withSums ? sumSection(parts) : nothing}
${mail.scan ? scanSection(mail.scan) : nothing}
${rows.map(rowSection)}
<mj-section padding="16px 32px 40px"><mj-column>
${links.order ? mailButton(links.order, t('mail.order.view')) : nothing}
${outro.map((note) => mjml`<mj-text padding="24px 0 0" color="${granite}">${note}</mj-text>`)}
</mj-column></mj-section>`,
  );
}

function downloadSection({ label, address, until }: OrderMailLinks['downloads'][number]): Template {
  return mjml`<mj-section padding="0 32px 24px"><mj-column>${mailButton(address, label)}<mj-text padding="8px 0 0" color="${granite}" font-size="14px">${until}</mj-text></mj-column></mj-section>`;
}

function heading(title: string): Template {
  return mjml`<mj-section padding="0 32px 12px"><mj-column><mj-text font-weight="700">${title}</mj-text></mj-column></mj-section>`;
}

function lineSection(line: StoredLine, parts: OrderParts, withPrices: boolean): Template {
  const { origin, t } = parts;
  const { now, before } = linePrice(parts, line);
  const struck = before ? mjml`<br /><s style="color:${granite}">${before}</s>` : nothing;
  const adjusted = withPrices ? adjustedText(parts, line) : undefined;
  const link = origin + line.page_path;
  return mjml`<mj-section padding="0 32px 16px"><mj-group>
<mj-column width="22%"><mj-image src="${`${origin}/media/w240/${line.image}`}" alt="" href="${link}" width="88px" align="left" padding="0" /></mj-column>
<mj-column width="52%" padding="0 12px"><mj-text font-weight="600"><a href="${link}" style="color:${ink};text-decoration:none">${t('mail.order.line', { qty: line.qty, name: line.name })}</a></mj-text>
<mj-text color="${granite}" font-size="14px">${t('cart.lineOf', { colour: line.colour, size: line.size })}${adjusted ? mjml`<br />${adjusted}` : nothing}</mj-text></mj-column>
<mj-column width="26%"><mj-text align="right">${withPrices ? mjml`${now}${struck}` : nothing}</mj-text></mj-column>
</mj-group></mj-section>`;
}

function sumSection(parts: OrderParts): Template {
  const rows = sumsOf(parts).map(
    ({ label, value, strong }) =>
      mjml`<tr${strong ? fixed(' style="font-weight:700"') : nothing}><td style="color:${value ? ink : granite}">${label}</td><td align="right" style="font-variant-numeric:tabular-nums">${value}</td></tr>`,
  );
  return mjml`<mj-section><mj-column>
<mj-divider padding="12px 0 16px" />
<mj-table font-size="16px" line-height="28px" color="${ink}" padding="0">
${rows}
</mj-table>
<mj-divider />
</mj-column></mj-section>`;
}

/**
 * A QR code of table cells: it is there without loading pictures, and differs from another one in its colours only, so that both are one
 * shape. Its content stands below as text.
 */
function scanSection(content: string): Template {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: 2 }).map((cells) => {
    const drawn = cells.map(
      (dark) =>
        mjml`<td width="6" height="6" bgcolor="${dark ? '#000000' : '#ffffff'}" style="font-size:0;line-height:0"></td>`,
    );
    return mjml`<tr>${drawn}</tr>`;
  });
  const width = `${rows.length * 6}px`;
  return mjml`<mj-section padding="0 32px 16px"><mj-column><mj-table role="presentation" align="left" cellpadding="0" cellspacing="0" width="${fixed(width)}" padding="0">
${rows}
</mj-table></mj-column></mj-section>`;
}

function rowSection(blocks: readonly Block[]): Template {
  const columns = blocks.map(({ title, lines, link }) => {
    const said = [
      ...lines.filter(Boolean).map((line) => mjml`${line}`),
      ...(link ? [mjml`<a href="${link.address}" style="color:${ink}">${link.label}</a>`] : []),
    ];
    const text = said.map((line, index) => (index === 0 ? line : mjml`<br />${line}`));
    return mjml`<mj-column width="${fixed(`${100 / blocks.length}%`)}"><mj-text font-size="14px" color="${granite}">${title}</mj-text><mj-text padding="4px 12px 24px 0">${text}</mj-text></mj-column>`;
  });
  return mjml`<mj-section>${columns}</mj-section>`;
}
