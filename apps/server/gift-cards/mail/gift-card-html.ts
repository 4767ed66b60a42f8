import type { Translate } from '@eyelet/messages/translate.ts';
import { granite, ink, type MailLogo, mailButton, mailFrame } from '../../mail/frame.ts';
import { fixed, mjml, type Template } from '../../mail/template.ts';

/** The contents of a gift card's mail. */
export type GiftCardMail = Readonly<{
  t: Translate;
  language: string;
  shopName: string;
  logo: MailLogo | undefined;
  subject: string;
  greeting: string;
  text: string;
  /** The sender's message, by line. */
  message: readonly string[];
  sender: string;
  amount: string;
  design: string | null;
  /** In groups of four digits. */
  number: string;
  pin: string;
  validity: string;
  /** Addresses of the page that shows the card, and of the shop. */
  page: string;
  shop: string;
}>;

/** Background and text colours of each design, as on the pages of the shop. */
const looks = {
  shore: { ground: ink, words: fixed('#f6f4ee') },
  kelp: { ground: fixed('#2f5d50'), words: fixed('#ffffff') },
  dawn: { ground: fixed('#d9a514'), words: ink },
} as const;

export function giftCardHtml(mail: GiftCardMail): Template {
  const { t, language, subject, shopName, logo, greeting, text, message, sender, amount, number, pin } = mail;
  const look = looks[mail.design as keyof typeof looks] ?? looks.shore;
  const footer = mjml`${t('mail.giftCard.footer', { sender, shop: shopName })}`;
  return mailFrame(
    { language, subject, preview: text, shopName, logo, footer },
    mjml`<mj-section background-color="${look.ground}" padding="48px 32px"><mj-column>
<mj-text color="${look.words}" font-size="18px" font-weight="600">${shopName}</mj-text>
<mj-text color="${look.words}" padding="32px 0 0" font-size="44px" line-height="52px" font-weight="700" letter-spacing="-1px">${amount}</mj-text>
<mj-text color="${look.words}" padding="4px 0 0">${t('giftCards.card')}</mj-text>
</mj-column></mj-section>
<mj-section padding="32px 32px 40px"><mj-column>
<mj-text font-size="28px" line-height="34px" font-weight="700" letter-spacing="-0.5px">${greeting}</mj-text>
<mj-text padding="12px 0 0">${text}</mj-text>
${message.map((line) => mjml`<mj-text padding="12px 0 0" font-size="18px" font-style="italic">${line}</mj-text>`)}
<mj-divider />
<mj-text color="${granite}" font-size="14px">${t('giftCards.number')}</mj-text>
<mj-text font-size="20px" font-weight="600" letter-spacing="1px">${number}</mj-text>
<mj-text padding="12px 0 0" color="${granite}" font-size="14px">${t('giftCards.pin')}</mj-text>
<mj-text font-size="20px" font-weight="600" letter-spacing="1px">${pin}</mj-text>
<mj-text padding="12px 0 24px" color="${granite}" font-size="14px">${mail.validity}</mj-text>
${mailButton(mail.page, t('mail.giftCard.print'))}
<mj-text padding="24px 0 0" color="${granite}" font-size="14px">${t('mail.giftCard.how')}</mj-text>
</mj-column></mj-section>`,
  );
}

export function giftCardText(mail: GiftCardMail): string {
  const { t, greeting, text, message, amount, number, pin, validity, page, sender, shopName } = mail;
  return [
    ...[greeting, '', text, '', ...message.flatMap((line) => [line, ''])],
    ...[`${t('giftCards.card')}: ${amount}`, `${t('giftCards.number')}: ${number}`, `${t('giftCards.pin')}: ${pin}`],
    ...[validity, '', `${t('mail.giftCard.print')}: ${page}`, '', t('mail.giftCard.how'), ''],
    ...[t('mail.giftCard.footer', { sender, shop: shopName }), ''],
  ].join('\n');
}
