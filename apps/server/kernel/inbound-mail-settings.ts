/** Where answers to mails of the shop arrive. */
export type InboundMailSettings = Readonly<{
  /** The mailbox whose addresses with a `+` the shop receives, such as care@reply.example.com; undefined: none. */
  mailbox: string | undefined;
}>;

/** Where nothing is sent, answers are written on the page of the outbox. */
const sandboxMailbox = 'care@reply.example';

/** Reads REPLY_ADDRESS and INBOUND_MAIL_SECRET. A problem is returned as a sentence for operators that repeats no secret. */
export function readInboundMail(
  env: Readonly<Record<string, string | undefined>>,
  { stage, sends }: Readonly<{ stage: 'sandbox' | 'live'; sends: boolean }>,
): Readonly<{ settings: InboundMailSettings; secret: string | undefined }> | Readonly<{ problem: string }> {
  const { REPLY_ADDRESS: mailbox = '', INBOUND_MAIL_SECRET: secret = '' } = env;
  if (mailbox === '' && secret === '') {
    return { settings: { mailbox: stage === 'sandbox' && !sends ? sandboxMailbox : undefined }, secret: undefined };
  }
  if (!/^[a-z0-9._-]{1,20}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(mailbox))
    return { problem: `REPLY_ADDRESS is "${mailbox}". Write a mailbox such as care@reply.example.com.` };
  if (secret.length < 24)
    return { problem: 'INBOUND_MAIL_SECRET is shorter than 24 characters. Write a random text of 24 or more.' };
  return { settings: { mailbox }, secret };
}
