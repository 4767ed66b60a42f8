import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdyenSecrets, AdyenSettings } from '@eyelet/server/kernel/adyen-settings.ts';
import { createAdyenBooks, type Event } from './adyen-answers.ts';
import { adyenScript, adyenStyle } from './adyen-script.ts';
import type { Answer, Body } from './adyen-wire.ts';

export type AdyenRequest = Readonly<{ method: string; path: string; idempotencyKey: string | undefined; body: Body }>;

/** Keys of the account at the local provider; texts that tests search for where they must not occur. */
export const adyenSecrets: AdyenSecrets = {
  apiKey: 'AQE-api-key-of-tests',
  hmacKey: '0f'.repeat(32),
  webhookPassword: 'password-of-webhooks',
};

export type AdyenServer = Readonly<{
  origin: string;
  settings: AdyenSettings;
  /** Requests since the last call. */
  requests: () => readonly AdyenRequest[];
  /** Makes the next requests fail with a status, without processing them; undefined: no longer. */
  fail: (status: number | undefined) => void;
  /** Makes the next requests be processed, and their answers unreadable or never arrive; undefined: no longer. */
  spoil: (how: 'garbage' | 'lost' | undefined) => void;
  /** Whether idempotency keys do not count any more, as nothing says that they do for disputes. */
  ignoreKeys: (isIgnoring: boolean) => void;
  /** Queues a webhook, besides those caused by requests. */
  tell: (event: Event) => void;
  /** Sends the queued webhooks to a shop. */
  sendWebhooks: (shop: string) => Promise<readonly number[]>;
  /** Serves a script that does not match its hash. */
  tamper: (isTampered: boolean) => void;
  /** Number of stored cards. */
  cardCount: () => number;
  /** How a dispute was answered, and how often. */
  disputeEnd: (reference: string) => Readonly<{ how: string | undefined; times: number }>;
  close: () => Promise<void>;
}>;

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A local server that implements the provider's documented API, including idempotency keys, and signs its webhooks. */
export async function startAdyenServer(): Promise<AdyenServer> {
  let requests: AdyenRequest[] = [];
  let events: Event[] = [];
  let failing: number | undefined;
  let spoiling: 'garbage' | 'lost' | undefined;
  let isTampered = false;
  let isIgnoring = false;
  const answered = new Map<string, Answer>();
  const books = createAdyenBooks(
    () => origin,
    (event) => events.push(event),
  );
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://adyen.invalid');
    const script = isTampered ? `${adyenScript}document.documentElement.dataset.stolen = 'yes';\n` : adyenScript;
    const assets = { '/adyen.js': ['text/javascript', script], '/adyen.css': ['text/css', adyenStyle] } as const;
    if (pathname === '/adyen.js' || pathname === '/adyen.css') {
      const [type, text] = assets[pathname];
      return response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(text);
    }
    if (pathname.startsWith('/wallet/')) {
      const location = books.wayBack(pathname.slice(8), searchParams.get('outcome') ?? 'approve');
      return response.writeHead(303, { location }).end();
    }
    const body = await bodyOf(request);
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    const { method = '' } = request;
    requests.push({ method, path: pathname, idempotencyKey, body });
    const answer = (): Answer => {
      if (request.headers['x-api-key'] !== adyenSecrets.apiKey) return { status: 401, body: {} };
      if (failing !== undefined) return { status: failing, body: { status: failing, message: JSON.stringify(body) } };
      const known = idempotencyKey === undefined || isIgnoring ? undefined : answered.get(idempotencyKey);
      const given = known ?? books.answer(method, pathname, body);
      if (idempotencyKey !== undefined) answered.set(idempotencyKey, given);
      return given;
    };
    const { status, body: text } = answer();
    if (spoiling === 'lost') return response.destroy();
    if (spoiling === 'garbage') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Soon back');
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 204 ? '' : JSON.stringify(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: AdyenSettings = {
    kind: 'adyen',
    merchantAccount: 'SkerryECOM',
    clientKey: 'test_client_key',
    environment: 'test',
    livePrefix: undefined,
    endpoint: origin,
    appleMerchant: 'merchant.example.skerry',
    partMethods: ['CREDIT_CARD'],
    holdDays: 7,
    webhookUser: 'eyelet',
    script: { src: `${origin}/adyen.js`, integrity: hashOf(adyenScript) },
    style: { src: `${origin}/adyen.css`, integrity: hashOf(adyenStyle) },
  };
  return {
    origin,
    settings,
    requests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    fail: (status) => {
      failing = status;
    },
    spoil: (how) => {
      spoiling = how;
    },
    ignoreKeys: (is) => {
      isIgnoring = is;
    },
    tell: (event) => {
      events.push(event);
    },
    async sendWebhooks(shop) {
      const due = events;
      events = [];
      return Promise.all(due.map((event) => sendWebhook(shop, event, settings)));
    },
    tamper: (is) => {
      isTampered = is;
    },
    cardCount: books.cardCount,
    disputeEnd: books.disputeEnd,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Body);
}

/** The signed text of an item: these members in this order, with colons. */
export function signatureOfItem(item: Readonly<Record<string, unknown>>, hmacKey: string): string {
  const { value, currency } = item.amount as Readonly<{ value: number; currency: string }>;
  const signed = [item.pspReference, item.originalReference ?? '', item.merchantAccountCode, item.merchantReference];
  const text = [...signed, value, currency, item.eventCode, item.success].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text).digest('base64');
}

async function sendWebhook(
  shop: string,
  { success, additionalData, ...event }: Event,
  { merchantAccount, webhookUser }: AdyenSettings,
): Promise<number> {
  const item = {
    ...event,
    merchantAccountCode: merchantAccount,
    success: String(success),
    eventDate: '2026-11-21T10:00:00Z',
  };
  const hmacSignature = signatureOfItem(item, adyenSecrets.hmacKey);
  const NotificationRequestItem = { additionalData: { hmacSignature, ...additionalData }, ...item };
  const password = Buffer.from(`${webhookUser}:${adyenSecrets.webhookPassword}`).toString('base64');
  const response = await fetch(`${shop}/payments/webhooks/adyen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${password}` },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  });
  return response.status;
}
