import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/**
 * An ERP in one file, without libraries: it hears `order.placed`, checks the signature, reads the order by its key, and reports the
 * shipments as handed to a carrier. Start it with Node 24:
 *
 *     SHOP=http://localhost:3000 API_KEY=eyk_… WEBHOOK_SECRET=whsec_… PORT=4000 node examples/erp.ts
 */
export type ErpSettings = Readonly<{
  /** Origin of the shop. */
  shop: string;
  apiKey: string;
  webhookSecret: string;
  port: number;
  log?: (line: string) => void;
}>;

type Message = Readonly<{ type: string; data: Readonly<{ orderNumber: string }> }>;

type Order = Readonly<{
  orderNumber: string;
  shipments: readonly Readonly<{ shippingId: string; next: readonly string[] }>[];
}>;

/** Seconds by which the clocks of shop and receiver may differ. */
const tolerance = 300;

/** Starts the receiver. */
export function startErp({ shop, apiKey, webhookSecret, port, log = console.log }: ErpSettings): Server {
  // A real one stores them in its database, in the transaction that does the work.
  const done = new Set<string>();

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(shop + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Records shipments as handed over. Safe to repeat: the shop answers a recorded step unchanged. */
  async function ship(orderNumber: string): Promise<void> {
    const order = await call<Order>('GET', `/staff/v1/orders/${orderNumber}`);
    for (const { shippingId, next } of order.shipments) {
      if (!next.includes('shipped')) continue;
      const trackingNumber = `ERP-${orderNumber}-${shippingId}`;
      const handedOver = { step: 'shipped', carrier: 'fedex', trackingNumber };
      await call('PUT', `/staff/v1/orders/${orderNumber}/shipments/${shippingId}`, handedOver);
      log(`${orderNumber}: ${shippingId} travels as ${trackingNumber}`);
    }
  }

  /** Handles a message; returns the status to answer it with. */
  async function hear(headers: IncomingMessage['headers'], body: string): Promise<number> {
    if (!isGenuine(headers, body, webhookSecret)) return 401;
    const id = String(headers['webhook-id']);
    if (done.has(id)) return 204;
    const { type, data } = JSON.parse(body) as Message;
    try {
      if (type === 'order.placed') await ship(data.orderNumber);
    } catch (error) {
      // After any failure the shop sends the message again.
      log((error as Error).message);
      return 503;
    }
    done.add(id);
    return 204;
  }

  return createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(await hear(request.headers, Buffer.concat(parts).toString())).end();
  }).listen(port, '127.0.0.1');
}

/** Whether the shop has signed a message recently. */
function isGenuine(headers: IncomingMessage['headers'], body: string, secret: string): boolean {
  const timestamp = Number(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= tolerance)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const given = Buffer.from(signature, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}

if (import.meta.main) {
  const { SHOP = 'http://localhost:3000', API_KEY = '', WEBHOOK_SECRET = '', PORT = '4000' } = process.env;
  startErp({ shop: SHOP, apiKey: API_KEY, webhookSecret: WEBHOOK_SECRET, port: Number(PORT) });
  console.log(`Listening for webhooks at http://127.0.0.1:${PORT}/`);
}
