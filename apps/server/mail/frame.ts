import { escapeHtml } from '../kernel/escape-html.ts';

export const ink = '#10201f';
export const granite = '#5e6b69';
const mist = '#e4e2da';

export type MailHead = Readonly<{
  language: string;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  shopName: string;
  /** HTML. */
  footer: string;
}>;

/** A mail as MJML around its sections: foam page, paper sheet, ink text, hairlines (the shop's look). */
export function mailFrame({ language, subject, preview, shopName, footer }: MailHead, sections: string): string {
  return `<mjml lang="${language}">
<mj-head>
<mj-title>${escapeHtml(subject)}</mj-title>
<mj-preview>${escapeHtml(preview)}</mj-preview>
<mj-attributes>
<mj-all font-family="'Instrument Sans', Helvetica, Arial, sans-serif" />
<mj-text color="${ink}" font-size="16px" line-height="24px" padding="0" />
<mj-section padding="0 32px" background-color="#ffffff" />
<mj-column padding="0" />
<mj-divider border-width="1px" border-color="${mist}" padding="24px 0" />
</mj-attributes>
</mj-head>
<mj-body background-color="#f6f4ee" width="600px">
<mj-section background-color="#f6f4ee" padding="40px 32px 24px"><mj-column>
<mj-text font-size="22px" font-weight="700" letter-spacing="-0.3px">${escapeHtml(shopName)}</mj-text>
</mj-column></mj-section>
${sections}
<mj-section background-color="#f6f4ee" padding="24px 32px 48px"><mj-column>
<mj-text color="${granite}" font-size="14px" line-height="20px">${footer}</mj-text>
</mj-column></mj-section>
</mj-body>
</mjml>`;
}

/** The one button of a mail. */
export function mailButton(href: string, label: string): string {
  return `<mj-button href="${escapeHtml(href)}" background-color="${ink}" color="#ffffff" border-radius="2px" font-size="16px" font-weight="600" inner-padding="14px 24px" padding="0" align="left">${escapeHtml(label)}</mj-button>`;
}
