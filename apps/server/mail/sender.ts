import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { logoOf } from '../brand/logo.ts';
import type { Config } from '../kernel/config.ts';
import type { Shop } from '../kernel/shop.ts';
import type { MailLogo } from './frame.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly mailSender: MailSender;
  }
}

/** Sends a mail. Throws when that fails; the mail is then retried. Undefined where mails stay in the outbox. */
export type MailSender = Readonly<{ send: ((mail: MailRow) => Promise<void>) | undefined }>;

/** SMTP when a URL is configured; otherwise mails stay in the outbox, to be read at /dev/outbox. */
export function createMailSender({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailSender {
  if (smtpUrl === undefined) return { send: undefined };
  // The library is loaded only where mails are sent.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  return {
    async send({ id, recipient, subject, html, text, files, unsubscribe_url: unsubscribe, reply_to: replyTo }) {
      const headers = unsubscribe ? unsubscribeHeaders(unsubscribe) : {};
      await (await transport).sendMail({
        ...{ from: mailFrom, to: recipient, subject, html, text, headers, ...(replyTo ? { replyTo } : {}) },
        attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        messageId: `<${id}@eyelet>`,
      });
    },
  };
}

/** Headers that let mail programs unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(address: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The name of the shop, from its settings. */
export function shopNameOf({ settings }: Pick<Shop, 'settings'>): string {
  return settings.current()['brand.name'];
}

/** The logo at the head of mails: 32 pixels high, or less for a wide one. */
export function mailLogoOf(shop: Pick<Shop, 'settings' | 'config'>): MailLogo | undefined {
  const logo = logoOf(shop);
  if (!logo) return undefined;
  const width = Math.min(320, Math.round((logo.width * 32) / logo.height));
  return { address: originOf(shop.config) + logo.path, width };
}

/** Scheme and host of links in mails, which have no request to take them from. */
export function originOf({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string {
  return publicOrigin ?? `http://localhost:${port}`;
}
