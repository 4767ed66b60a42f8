import type { BoughtLabel } from '@eyelet/db/parcels/label.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import { needsCustoms } from '@eyelet/domain/parcels/label.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import { LabelFailure, type LabelService, type LabelWish, type VoidOutcome } from '../../labels/label-service.ts';
import { askEasypost, type EasypostAccess, type EasypostAnswer, errorOf, failureFor } from './request.ts';
import { addressOf, parcelOf, rateFor, readShipment, type Shipment } from './shipment.ts';

/** The largest file that is taken for a label. */
const mostBytes = 5_000_000;

type EasypostLabels = EasypostAccess &
  Readonly<{
    /** What the service calls the carriers. */
    names: Readonly<Record<string, string>>;
    /** The service of each carrier that labels are bought of, such as `Ground`. */
    services: Readonly<Partial<Record<CarrierId, string>>>;
    /** The service of each carrier that labels of returns are bought of. */
    returnServices: Readonly<Partial<Record<CarrierId, string>>>;
  }>;

/**
 * Labels of EasyPost (https://docs.easypost.com/docs/shipments). A shipment costs nothing until a rate of it is bought, and is
 * bought once: whoever does not know whether it was reads it first. Its reference is the id of the wish, for people who look for it there.
 */
export function createEasypostLabels(options: EasypostLabels): LabelService {
  const { names, services, returnServices } = options;
  const ask = (method: 'GET' | 'POST', path: string, signal: AbortSignal, body?: unknown) =>
    askEasypost(options, method, path, { signal, ...(body === undefined ? {} : { body }) });
  const pathOf = (ref: string) => `shipments/${encodeURIComponent(ref)}`;

  return {
    carriers: Object.keys(services) as readonly CarrierId[],
    returnCarriers: Object.keys(returnServices) as readonly CarrierId[],
    async prepare(wish, signal) {
      const { from, to } = wish;
      if (from.addressLine1 === '' || from.city === '') throw new LabelFailure('sender');
      if (needsCustoms(from, to)) throw new LabelFailure('customs');
      const shipment = {
        reference: wish.labelId,
        from_address: addressOf({ ...from, company: from.name }),
        to_address: addressOf({ ...to, name: `${to.firstName} ${to.lastName}`.trim() }),
        parcel: parcelOf(wish),
        options: { label_format: 'PDF', print_custom_1: wish.returnId ?? wish.orderNumber },
        // The service turns the addresses round by itself (https://docs.easypost.com/docs/shipments/returns).
        ...(wish.returnId === null ? {} : { is_return: true }),
      };
      return shipmentIn(await ask('POST', 'shipments', signal, { shipment })).id;
    },
    async buy(ref, wish, signal) {
      const before = shipmentIn(await ask('GET', pathOf(ref), signal));
      return labelIn(before.postage_label ? before : await purchase(ref, before, wish, signal), signal);
    },
    async takeBack(ref, signal) {
      const before = shipmentIn(await ask('GET', pathOf(ref), signal));
      if (!before.postage_label) return 'dropped';
      const known = outcomeOf(before.refund_status);
      if (known) return known;
      const answer = await ask('POST', `${pathOf(ref)}/refund`, signal);
      // It never takes this one back, such as when its parcel was scanned.
      if ([400, 404, 422].includes(answer.status)) return 'kept';
      const outcome = outcomeOf(shipmentIn(answer).refund_status);
      // A refund right after buying may be rejected, and asked for again.
      if (!outcome) throw new LabelFailure('down', 'the label was not taken back yet');
      return outcome;
    },
  };

  async function purchase(ref: string, before: Shipment, wish: LabelWish, signal: AbortSignal): Promise<Shipment> {
    const service = (wish.returnId === null ? services : returnServices)[wish.carrier];
    const rate = rateFor(before, names[wish.carrier] ?? wish.carrier, service ?? '');
    if (!rate) throw new LabelFailure('refused', before.messages.map(({ message }) => message).join(' '));
    const answer = await ask('POST', `${pathOf(ref)}/buy`, signal, { rate: { id: rate.id } });
    // Bought by a request whose answer was lost.
    if (answer.status === 422 && errorOf(answer.body).code === 'SHIPMENT.POSTAGE.EXISTS')
      return shipmentIn(await ask('GET', pathOf(ref), signal));
    return shipmentIn(answer);
  }

  async function labelIn(shipment: Shipment, signal: AbortSignal): Promise<BoughtLabel> {
    const { tracking_code: code, postage_label: label, selected_rate: rate } = shipment;
    const url = label?.label_pdf_url ?? label?.label_url;
    if (!code || !url) throw new LabelFailure('down', 'the service answered no label');
    const cost = rate ? Math.round(Number(rate.rate) * 100) : Number.NaN;
    const isCost = Number.isSafeInteger(cost) && rate !== null && rate !== undefined;
    return {
      trackingNumber: trackingNumberOf(code),
      ...(isCost ? { cost, currency: rate.currency } : { cost: null, currency: null }),
      pdf: await pictureAt(url, signal),
    };
  }

  async function pictureAt(url: string, signal: AbortSignal): Promise<Buffer> {
    // Files are elsewhere, but never less protected than the service itself.
    if (!url.startsWith('https://') && !options.endpoint.startsWith('http://'))
      throw new LabelFailure('down', 'the label is at no safe address');
    const response = await fetch(url, { redirect: 'error', signal });
    const bytes = response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    if (!response.ok) await response.body?.cancel();
    if (!bytes || bytes.length > mostBytes || bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new LabelFailure('down', 'the label is no PDF');
    return bytes;
  }
}

function shipmentIn(answer: EasypostAnswer): Shipment {
  if (answer.status >= 300) throw failureFor(answer);
  const shipment = readShipment(answer.body);
  if (!shipment) throw new LabelFailure('down', 'the service answered no shipment');
  return shipment;
}

/** What the state of a refund stands for; undefined if nobody has asked for one, or it was rejected. */
function outcomeOf(status: string | null | undefined): VoidOutcome | undefined {
  if (status === 'submitted' || status === 'refunded') return 'voided';
  return status === 'not_applicable' ? 'kept' : undefined;
}
