import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createShipments } from './carrier-shipments.ts';

export type TrackerRequest = Readonly<{ tracking_code: string; carrier?: string }>;

export type CarrierServer = Readonly<{
  endpoint: string;
  /** The key that it accepts. */
  key: string;
  /** The secret of its webhooks. */
  secret: string;
  requests: TrackerRequest[];
  /** Its shipments, whose labels it sells. */
  shipments: ReturnType<typeof createShipments>;
  /** What it answers about trackers from now on: a status, or trackers with these members. */
  answer: (next: number | Readonly<Record<string, unknown>>) => void;
  close: () => Promise<void>;
}>;

/** A tracker as EasyPost documents it; members are replaced by `members`. */
export function trackerOf(code: string, members: Readonly<Record<string, unknown>> = {}) {
  return {
    ...{ id: 'trk_1', object: 'Tracker', mode: 'test', tracking_code: code, status: 'in_transit' },
    ...{ created_at: '2026-05-04T10:00:00Z', updated_at: '2026-05-05T10:00:00Z', signed_by: null, weight: null },
    ...{ est_delivery_date: null, shipment_id: null, carrier: 'UPS', tracking_details: [], fees: [] },
    ...{ carrier_detail: null, public_url: 'https://track.easypost.com/abc' },
    ...members,
  };
}

/** A scan of a tracker. */
export function detailOf(status: string, datetime: string, city: string | null = null) {
  return {
    ...{ object: 'TrackingDetail', message: 'As the carrier says it', description: '', status, datetime },
    ...{ status_detail: 'unknown', source: 'UPS', carrier_code: '' },
    tracking_location: {
      object: 'TrackingLocation',
      city,
      state: null,
      country: city === null ? null : 'US',
      zip: null,
    },
  };
}

/** The body and the headers of a webhook about a tracker. */
export function webhookOf(tracker: unknown, secret: string, description = 'tracker.updated') {
  const event = { id: 'evt_1', object: 'Event', mode: 'test', description, previous_attributes: {}, result: tracker };
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${signature}` },
  };
}

/** A local stand-in for EasyPost’s trackers and shipments. */
export async function startCarrierServer(): Promise<CarrierServer> {
  const requests: TrackerRequest[] = [];
  const [key, secret] = ['EZ-key-of-the-shop', 'ſecret of the webhooks'];
  let next: number | Readonly<Record<string, unknown>> = {};
  const endpointOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shipments = createShipments(endpointOf);
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const error = (status: number) => send(status, { error: { code: 'ERROR', message: 'no', errors: [] } });
    const { method = '', url = '' } = request;
    const sent = await text(request);
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    // Files are read without the key.
    if (!isKnown && !url.startsWith('/files/')) return error(401);
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    const answer = shipments.answer(method, url, body);
    if (answer === 'silence') return;
    if (answer === 'hang-up') return void request.socket.destroy();
    if (answer && 'file' in answer) return void response.writeHead(answer.status).end(answer.file);
    if (answer) return send(answer.status, answer.json);
    if (method !== 'POST' || url !== '/v2/trackers') return error(404);
    const { tracker } = body as { tracker: TrackerRequest };
    requests.push(tracker);
    if (typeof next === 'number') return error(next);
    return send(201, trackerOf(tracker.tracking_code, { carrier: tracker.carrier ?? 'Detected', ...next }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: endpointOf(),
    ...{ key, secret, requests, shipments },
    answer: (given) => {
      next = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
