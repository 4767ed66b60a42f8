import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Undefined where answers cannot be received by mail. */
    readonly replyAddresses: ReplyAddresses | undefined;
  }
}

/** Characters of a signature: enough that nobody finds one by trying, few enough for the 64 that stand before the @. */
const signed = 22;

export type ReplyAddresses = Readonly<{
  /** The address that answers about a case are sent to. */
  addressOf: (reference: string) => string;
  /** The reference of the case that an address is for, whatever its letters have become on the way; undefined for any other address. */
  referenceOf: (address: string) => string | undefined;
}>;

/**
 * Addresses that name a case and prove that whoever writes to them had a mail about it: `care+REFERENCE.SIGNATURE@example.com`, made of `care@example.com`.
 */
export function createReplyAddresses(mailbox: string, secret: string): ReplyAddresses {
  const [name = '', domain = ''] = mailbox.toLowerCase().split('@');
  const markOf = (reference: string) => signatureOf(reference, secret).toLowerCase().slice(0, signed);
  return {
    addressOf: (reference) => `${name}+${reference.toLowerCase()}.${markOf(reference)}@${domain}`,
    referenceOf: (address) => {
      const [local = '', host] = address.trim().toLowerCase().split('@');
      if (host !== domain || !local.startsWith(`${name}+`)) return undefined;
      const [reference = '', mark = ''] = local.slice(name.length + 1).split('.');
      const known = reference.toUpperCase();
      return isSameSignature(mark, markOf(known)) ? known : undefined;
    },
  };
}
