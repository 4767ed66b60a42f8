import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookFailure } from '@eyelet/contracts/webhooks/message.ts';
import { isPublicAddress, NotPublicError, namedAddress, publicLookup } from './public-address.ts';

/** The answer of a receiver, as its status and the beginning of its body, or why there is none. */
export type Answer = Readonly<{ status: number; answer: string } | { failure: WebhookFailure }>;

export type PostOptions = Readonly<{
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether addresses in private networks may be called. */
  isPrivateAllowed: boolean;
  /** Milliseconds until the answer must have been read. */
  timeLimit: number;
}>;

/** Bytes of an answer that are read. */
const mostRead = 4096;
/** Characters of an answer that are stored. */
const mostKept = 500;

/** Posts a body. It follows no redirects and reads only the beginning of an answer. */
export async function post(address: string, options: PostOptions): Promise<Answer> {
  const url = new URL(address);
  const named = namedAddress(url);
  if (!options.isPrivateAllowed && named !== undefined && !isPublicAddress(named)) return { failure: 'not-public' };
  try {
    return await send(url, options);
  } catch (error) {
    if (error instanceof NotPublicError) return { failure: 'not-public' };
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    return { failure: isLate ? 'no-time' : 'unreachable' };
  }
}

function send(url: URL, { headers, body, isPrivateAllowed, timeLimit }: PostOptions): Promise<Answer> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const request = start(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeLimit),
      agent: false,
      ...(isPrivateAllowed ? {} : { lookup: publicLookup }),
    });
    request.on('error', fail);
    request.on('response', (response) => {
      beginningOf(response)
        .then((said) => done({ status: response.statusCode ?? 0, answer: shortened(said) }), fail)
        .finally(() => request.destroy());
    });
    request.end(body);
  });
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= mostRead) break;
  }
  return Buffer.concat(parts).subarray(0, mostRead).toString();
}

/** The beginning of an answer, as text that can be stored and shown. */
function shortened(said: string): string {
  const plain = said
    .replace(/\p{C}+/gu, ' ')
    .toWellFormed()
    .trim();
  return plain.length > mostKept ? `${plain.slice(0, mostKept).toWellFormed()}…` : plain;
}
