import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';

/** A mail that somebody has sent to the shop. */
export type InboundMail = Readonly<{
  /** The address of its sender. */
  from: string;
  /** The addresses that it was sent to. */
  to: readonly string[];
  /** Its Message-ID, or the hash of a mail without one. */
  messageId: string;
  /** What it says, of a mail with markup alone as text. */
  text: string;
  files: readonly Readonly<{ name: string; content: Buffer }>[];
  /** Whether a program has answered, such as a notice of absence. */
  isAutomatic: boolean;
}>;

/** Reads a mail as servers hand it on (RFC 5322). Undefined for what is none. */
export async function readMail(raw: Buffer): Promise<InboundMail | undefined> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' }).catch(() => undefined);
  const from = mail?.from?.address;
  if (!mail || !from) return undefined;
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const received = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) => one.group ?? [one]);
  return {
    from: storable(from),
    to: [...received.map(({ address }) => address), mail.deliveredTo ?? '', header('x-original-to')].filter(Boolean),
    messageId: mail.messageId ?? createHash('sha256').update(raw).digest('hex'),
    text: storable(mail.text ?? ''),
    files: mail.attachments.map(({ filename, content }) => ({
      ...{ name: storable(filename ?? ''), content: Buffer.from(content as ArrayBuffer) },
    })),
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted')) || /^(bulk|junk|auto_reply|list)$/.test(header('precedence')),
  };
}

/** A text without what the database cannot store: mails may hold anything. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
