import { createHmac } from 'node:crypto';
import type { ParcelUpdate } from '@eyelet/domain/parcels/scan.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import type { CarrierSecrets, CarrierSettings } from '../../kernel/carrier-settings.ts';
import { isSameSignature } from '../../kernel/signature.ts';
import type { CarrierService, FollowedParcel } from '../service.ts';
import { createEasypostLabels } from './labels.ts';
import { askEasypost, parsed } from './request.ts';
import { readTracker } from './tracker.ts';

/** Milliseconds until a request is given up. */
const patienceMs = 15_000;

/** Header with the signature of a webhook: HMAC-SHA-256 of its body in hex, behind this prefix. */
const signatureHeader = 'x-hmac-signature';
const prefix = 'hmac-sha256-hex=';

export type EasypostOptions = Omit<Extract<CarrierSettings, { kind: 'easypost' }>, 'kind'> &
  CarrierSecrets &
  Readonly<{ patience?: number }>;

/**
 * EasyPost, a service for many carriers (https://docs.easypost.com), of which the shop uses the trackers, and the labels of the
 * carriers whose services it is told. Making the tracker of a number that has one answers that one, so that a parcel is
 * followed and looked up by the same request.
 */
export function createEasypost(options: EasypostOptions): CarrierService {
  const { webhookSecret, names, services, returnServices, patience = patienceMs } = options;
  // Normalised, as the service does it.
  const webhookKey = webhookSecret.normalize('NFKD');
  const ids = new Map(Object.entries(names).map(([id, name]) => [name.toLowerCase(), id]));
  const carrierOf = (name: string) => ids.get(name.toLowerCase());
  return {
    name: 'easypost',
    // Its webhooks bring what is new; asking makes up for those that were lost.
    lookEveryMs: 12 * 3_600_000,
    async look({ carrier, trackingNumber }: FollowedParcel): Promise<ParcelUpdate | undefined> {
      const name = Object.hasOwn(names, carrier) ? names[carrier] : undefined;
      const tracker = { tracking_code: trackingNumber, ...(name ? { carrier: name } : {}) };
      const signal = AbortSignal.timeout(patience);
      const { status, body } = await askEasypost(options, 'POST', 'trackers', { body: { tracker }, signal });
      // It does not know the carrier, or the number is none of its numbers: asking again is of no use.
      if ([400, 404, 422].includes(status)) return undefined;
      if (status >= 300) throw new Error(`the service of carriers answered ${status}`);
      const update = readTracker(body, carrierOf);
      if (!update || trackingNumberOf(update.trackingNumber) !== trackingNumberOf(trackingNumber))
        throw new Error('the service of carriers answered no tracker');
      return { ...update, carrier, trackingNumber };
    },
    readWebhook({ headers, body }) {
      const digest = createHmac('sha256', webhookKey).update(body).digest('hex');
      if (!isSameSignature(String(headers[signatureHeader] ?? ''), prefix + digest)) return undefined;
      const event = parsed(body) as Readonly<Record<string, unknown>> | null | undefined;
      if (!/^tracker\.(created|updated)$/.test(String(event?.description))) return [];
      const update = readTracker(event?.result, carrierOf);
      return update ? [update] : [];
    },
    labels: Object.keys({ ...services, ...returnServices }).length > 0 ? createEasypostLabels(options) : undefined,
  };
}
