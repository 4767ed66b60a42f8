import { downloadInvoice } from '@eyelet/contracts/invoices/download.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import {
  type CarrierServer,
  detailOf,
  startCarrierServer,
  trackerOf,
  webhookOf,
} from '@eyelet/testing/carrier-server.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { withDemoShop } from './demo-shop.ts';
import { pickPaths } from './goods.ts';
import { cpuSecondsWithin, postmasterOf } from './process-use.ts';
import { repeat } from './repeat.ts';
import type { Section } from './report.ts';

const orders = 60;

/** Scans of each parcel; each comes in a webhook of its own. */
const scansEach = 50;

/** Webhooks a second that have to be taken, and milliseconds of processor time that an invoice may cost. */
const leastRate = 500;
const mostMs = 50;

/** A category of the demo, in which something is in stock. */
const categoryId = '3140';

/** Carriers that report scans of parcels, all at once and in any order, and invoices: both of orders that were just sent. */
export async function measureAfterSales(): Promise<Section> {
  const carrier = await startCarrierServer();
  try {
    const { endpoint, key: apiKey, secret: webhookSecret } = carrier;
    const secrets = {
      ...{ sessionSecret: undefined, recaptchaKey: undefined },
      carriers: { apiKey, webhookSecret },
    };
    const config = {
      carriers: { kind: 'easypost', endpoint, names: { ups: 'UPS' }, services: {}, returnServices: {} },
    } as const;
    return await withDemoShop({ durable: true, config, parts: { secrets } }, async (running) => {
      const guest = await newShopper(running.origin);
      const sent = await sendOrders(running, guest);
      const webhooks = await reportScans(running, carrier, sent);
      return sectionOf(webhooks, await drawInvoices(running, guest, sent));
    });
  } finally {
    await carrier.close();
  }
}

/** Numbers of orders that are bought and sent, each in one parcel of its own number. */
async function sendOrders(running: RunningShop, guest: Shopper): Promise<readonly string[]> {
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  const { upcs } = await pickPaths(running.origin, categoryId);
  const sent: string[] = [];
  for (let count = 0; count < orders; count += 1) {
    const { orderNumber } = await buy(guest, running.origin, upcs[count % upcs.length] ?? '');
    const body = { step: 'shipped', carrier: 'ups', trackingNumber: trackingOf(orderNumber) } as const;
    await warehouse.call(recordShipmentStep, { params: { orderNumber, shippingId: 'shipment-1' }, body });
    sent.push(orderNumber);
  }
  while ((await announce(running.shop)) > 0);
  return sent;
}

const trackingOf = (orderNumber: string) => `1Z-${orderNumber}`;

/** Posts each scan in a signed webhook of its own, in an order picked at random; counts those that are kept. */
async function reportScans({ origin, shop }: RunningShop, { secret }: CarrierServer, sent: readonly string[]) {
  const begin = Date.now();
  const webhooks = sent.flatMap((orderNumber) =>
    Array.from({ length: scansEach }, (_, index) => {
      const at = new Date(begin - index * 60_000).toISOString();
      const scan = detailOf('in_transit', at, `Centre ${index}`);
      return webhookOf(trackerOf(trackingOf(orderNumber), { tracking_details: [scan] }), secret);
    }),
  );
  const shuffled = webhooks.map((one) => ({ one, at: Math.random() })).sort((one, other) => one.at - other.at);
  const postmaster = await postmasterOf(shop.database.pool);
  const before = { shop: process.cpuUsage(), postgres: cpuSecondsWithin(postmaster) ?? 0 };
  const figures = await repeat(shuffled.length, async (index) => {
    const response = await fetch(`${origin}/carriers/webhooks/easypost`, { method: 'POST', ...shuffled[index]?.one });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a webhook answered ${response.status}`);
  });
  const { user, system } = process.cpuUsage(before.shop);
  const cost = {
    shop: (user + system) / 1000 / shuffled.length,
    postgres: (((cpuSecondsWithin(postmaster) ?? 0) - before.postgres) * 1000) / shuffled.length,
  };
  const { rows } = await shop.database.pool.query<{ kept: number }>('select count(*)::int as kept from parcel_scan');
  return { ...figures, cost, sent: shuffled.length, kept: rows[0]?.kept ?? 0 };
}

/** Downloads the invoice of each order, the first one aside, which loads the library. */
async function drawInvoices({ origin }: RunningShop, guest: Shopper, sent: readonly string[]) {
  const { path, method } = downloadInvoice;
  const headers = { 'content-type': 'application/json', 'x-locale': 'en_US' };
  const draw = async (orderNumber: string) => {
    const response = await guest.fetch(origin + path, { method, headers, body: JSON.stringify({ orderNumber }) });
    const bytes = await response.arrayBuffer();
    if (!response.ok || bytes.byteLength < 10_000) throw new Error(`the invoice of ${orderNumber}: ${response.status}`);
  };
  const [first = '', ...others] = sent;
  await draw(first);
  const before = process.cpuUsage();
  for (const orderNumber of others) await draw(orderNumber);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / others.length;
}

type Webhooks = Awaited<ReturnType<typeof reportScans>>;

function sectionOf({ rate, p50, p99, failed, cost, sent, kept }: Webhooks, invoiceMs: number): Section {
  const rows = [
    '| what | measured | aim |',
    '| --- | --- | --- |',
    `| webhooks of carriers a second, client and shop in one process | ${Math.round(rate)}, p50 ${p50} ms, p99 ${p99} ms | ${leastRate} |`,
    `| processor time of a webhook, client and shop, ms | ${cost.shop.toFixed(2)} | |`,
    `| processor time of a webhook, PostgreSQL, ms | ${cost.postgres.toFixed(2)} | |`,
    `| scans kept of those sent | ${kept} of ${sent} | all |`,
    `| processor time of an invoice, from the call to the bytes, ms | ${invoiceMs.toFixed(1)} | ${mostMs} |`,
  ];
  return {
    text: `\n## After the sale\n\n${rows.join('\n')}`,
    failures: [
      ...(failed > 0 ? [`${failed} webhooks of carriers failed`] : []),
      ...(kept === sent ? [] : [`${kept} of ${sent} scans were kept`]),
      ...(rate < leastRate ? [`${Math.round(rate)} webhooks of carriers a second, at least ${leastRate}`] : []),
      ...(invoiceMs > mostMs
        ? [`an invoice takes ${invoiceMs.toFixed(1)} ms of processor time, at most ${mostMs}`]
        : []),
    ],
  };
}
