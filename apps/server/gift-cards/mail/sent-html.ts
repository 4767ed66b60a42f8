import { granite, mailButton, mailFrame } from '../../mail/frame.ts';
import { mjml, type Template } from '../../mail/template.ts';
import type { GiftCardMail } from './gift-card-html.ts';

/** The mail by which the buyer of a gift card learns that it was sent. */
export type SentMail = Pick<GiftCardMail, 't' | 'language' | 'shopName' | 'logo' | 'subject' | 'text' | 'number'> &
  Readonly<{
    /** Address of the order. */
    order: string;
  }>;

export function sentHtml({ t, language, shopName, logo, subject, text, number, order }: SentMail): Template {
  const footer = mjml`${t('mail.footer', { shop: shopName })}`;
  return mailFrame(
    { language, subject, preview: text, shopName, logo, footer },
    mjml`<mj-section padding="40px 32px 40px"><mj-column>
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${subject}</mj-text>
<mj-text padding="12px 0 0">${text}</mj-text>
<mj-text padding="4px 0 24px" color="${granite}">${number}</mj-text>
${mailButton(order, t('mail.order.view'))}
<mj-text padding="24px 0 0" color="${granite}" font-size="14px">${t('mail.giftCardSent.resend')}</mj-text>
</mj-column></mj-section>`,
  );
}

export function sentText({ t, shopName, subject, text, number, order }: SentMail): string {
  return [
    ...[subject, '', text, number, '', `${t('mail.order.view')}: ${order}`, ''],
    ...[t('mail.giftCardSent.resend'), '', t('mail.footer', { shop: shopName }), ''],
  ].join('\n');
}
