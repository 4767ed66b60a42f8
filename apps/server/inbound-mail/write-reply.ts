import type { MailRow } from '@eyelet/db/outbox/mail.ts';

/** The mail that answers one of the shop's, as the mail program of its recipient would write it (RFC 5322): for the outbox, where nothing is sent. */
export function writeReply(
  mail: MailRow,
  { answerId, words }: Readonly<{ answerId: string; words: string }>,
  date: Date,
): Buffer {
  const quoted = mail.text.split('\n').map((line) => `> ${line}`);
  const body = [words, '', 'On an earlier day, the shop wrote:', ...quoted].join('\n');
  const head = {
    From: mail.recipient,
    To: mail.reply_to ?? '',
    Subject: `=?utf-8?B?${Buffer.from(`Re: ${mail.subject}`).toString('base64')}?=`,
    Date: date.toUTCString(),
    // Of the form, so that a button that is pressed twice sends one mail.
    'Message-ID': `<${mail.id}.${answerId}@outbox>`,
    'In-Reply-To': `<${mail.id}@eyelet>`,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, ' ')}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('base64')}\r\n`);
}
