import { fixed, mjml, type Template } from './template.ts';

export const ink = fixed('#10201f');
export const granite = fixed('#5e6b69');
const mist = fixed('#e4e2da');

export type MailLogo = Readonly<{ address: string; width: number }>;

export type MailHead = Readonly<{
  language: string;
  subject: string;
  /** What mail programs show next to the subject. */
  preview: string;
  shopName: string;
  /** Shown in the place of the shop's name; undefined without a logo. */
  logo: MailLogo | undefined;
  footer: Template;
}>;

/** The frame of a mail around its sections: foam page, paper sheet, ink text, hairlines (the shop's look). */
export function mailFrame(
  { language, subject, preview, shopName, logo, footer }: MailHead,
  sections: Template,
): Template {
  return mjml`<mjml lang="${language}">
<mj-head>
<mj-title>${subject}</mj-title>
<mj-preview>${preview}</mj-preview>
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
${
  logo
    ? mjml`<mj-image src="${logo.address}" alt="${shopName}" width="${fixed(`${logo.width}px`)}" align="left" padding="0" font-size="22px" />`
    : mjml`<mj-text font-size="22px" font-weight="700" letter-spacing="-0.3px">${shopName}</mj-text>`
}
</mj-column></mj-section>
${sections}
<mj-section background-color="#f6f4ee" padding="24px 32px 48px"><mj-column>
<mj-text color="${granite}" font-size="14px" line-height="20px">${footer}</mj-text>
</mj-column></mj-section>
</mj-body>
</mjml>`;
}

/** The one button of a mail. */
export function mailButton(href: string, label: string): Template {
  return mjml`<mj-button href="${href}" background-color="${ink}" color="#ffffff" border-radius="2px" font-size="16px" font-weight="600" inner-padding="14px 24px" padding="0" align="left">${label}</mj-button>`;
}
