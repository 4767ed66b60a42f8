import { TextFault, type TextService } from './service.ts';

/** Milliseconds until a request is given up. */
const patienceMs = 15_000;

export type TwilioOptions = Readonly<{
  /** Scheme and host. */
  endpoint: string;
  accountSid: string;
  authToken: string;
  /** A messaging service (`MG…`), which has a sender for each country, or the one number that all messages come from. */
  from: string;
  patience?: number;
}>;

/** Errors of a connection over which nothing was sent. */
const unsent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Twilio, or a service with its interface (`POST /2010-04-01/Accounts/{sid}/Messages.json`). The interface knows no key by which a
 * repeated request is recognised, so that what may have been taken is never asked for again.
 */
export function createTwilio({
  endpoint,
  accountSid,
  authToken,
  from,
  patience = patienceMs,
}: TwilioOptions): TextService {
  const sender: Readonly<Record<string, string>> = from.startsWith('MG')
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    async send({ recipient, text }) {
      const response = await fetch(`${endpoint}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
        body: new URLSearchParams({ To: recipient, Body: text, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((error: Error & { cause?: { code?: unknown } }) => {
        if (unsent.has(error.cause?.code)) throw new TextFault('again', String(error.cause?.code), { cause: error });
        throw error;
      });
      const answer = (await response.json().catch(() => ({}))) as Readonly<{ sid?: unknown; code?: unknown }>;
      if (response.ok) return typeof answer.sid === 'string' ? answer.sid : null;
      const { status } = response;
      const detail = `${status} ${typeof answer.code === 'number' ? answer.code : ''}`.trim();
      // Too many at once, or a key that operators have to put right: nothing was taken.
      if (status === 429 || status === 401 || status === 403) throw new TextFault('again', detail);
      if (status < 500) throw new TextFault('refused', detail);
      throw new Error(`the service for text messages has answered ${detail}`);
    },
  };
}
