import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookRequest } from '@eyelet/server/payment-providers/provider.ts';

export type Mailbox = Readonly<{ origin: string; take: () => readonly WebhookRequest[]; close: () => Promise<void> }>;

/** A server that collects the webhooks sent to it. */
export async function openMailbox(): Promise<Mailbox> {
  let kept: WebhookRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    kept.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.end('[accepted]');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = kept;
      kept = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
