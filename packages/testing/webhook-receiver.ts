import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedMessage = Readonly<{ headers: IncomingHttpHeaders; body: string }>;

export type WebhookReceiver = Readonly<{
  url: string;
  /** All messages, in the order of their arrival. */
  received: readonly ReceivedMessage[];
  /** How it answers from then on; by default with 200. */
  answer: (how: (response: ServerResponse, message: ReceivedMessage) => void) => void;
  close: () => Promise<void>;
}>;

const accept = (response: ServerResponse) => response.writeHead(200).end('thank you');

/** An outside system on loopback that receives facts. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  let how: (response: ServerResponse, message: ReceivedMessage) => void = accept;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const message = { headers: request.headers, body: Buffer.concat(parts).toString() };
    received.push(message);
    how(response, message);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (next) => {
      how = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether a message is signed with a secret, checked as the Standard Webhooks specification requires of receivers. */
export function isSignedWith({ headers, body }: ReceivedMessage, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((one) => one.split(','))
    .some(([version, signature = '']) => {
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}
