/** A request for a shipment, as the service got it. */
export type ShipmentRequest = Readonly<Record<string, unknown>> & Readonly<{ reference?: string }>;

type Kept = { id: string; asked: ShipmentRequest; isBought: boolean; refund: string | null };

/** What the service does with the next requests: a status for each of them, or for buying nothing but a lost answer. */
export type ShipmentFault = Readonly<{ status: number; code?: string; message?: string }> | 'lost-answer' | 'silence';

/** The smallest file that reads as a PDF. */
export const labelFile = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const rates = [
  { id: 'rate_dear', carrier: 'UPS', service: 'NextDayAir', rate: '31.20', currency: 'USD' },
  { id: 'rate_plain', carrier: 'UPS', service: 'Ground', rate: '9.04', currency: 'USD' },
  { id: 'rate_cheap', carrier: 'UPS', service: 'Ground', rate: '7.58', currency: 'USD' },
  { id: 'rate_other', carrier: 'USPS', service: 'Ground', rate: '2.00', currency: 'USD' },
];

/** The shipments of a stand-in for EasyPost, in memory: each is bought at most once, and remembers it. */
export function createShipments(endpoint: () => string) {
  const kept = new Map<string, Kept>();
  const bought: string[] = [];
  const refunded: string[] = [];
  const faults = new Map<string, ShipmentFault>();
  let rateless = false;
  let refund = 'submitted';

  const view = ({ id, asked, isBought, refund: status }: Kept) => ({
    ...{ id, object: 'Shipment', mode: 'test', reference: asked.reference ?? null, refund_status: status },
    ...{ rates: rateless ? [] : rates, selected_rate: isBought ? rates[2] : null },
    messages: rateless ? [{ carrier: 'UPS', type: 'rate_error', message: 'The postal code is not served.' }] : [],
    tracking_code: isBought ? `1z ${id.slice(4)}` : null,
    postage_label: isBought
      ? { object: 'PostageLabel', label_url: `${endpoint()}/files/${id}.pdf`, label_file_type: 'application/pdf' }
      : null,
  });

  return {
    /** References that were paid for, one entry for each purchase. */
    bought,
    /** References that were taken back. */
    refunded,
    asked: () => [...kept.values()].map(({ asked }) => asked),
    /** What becomes of a step from now on: `create`, `read`, `buy`, `refund` or `file`; undefined mends it. */
    fault: (step: string, fault: ShipmentFault | undefined) => {
      if (fault === undefined) faults.delete(step);
      else faults.set(step, fault);
    },
    withoutRates: (is: boolean) => {
      rateless = is;
    },
    refundsEnd: (status: string) => {
      refund = status;
    },
    /** Answers a request; undefined if it is about no shipment. */
    answer(method: string, path: string, body: unknown): ShipmentAnswer | undefined {
      const [, id = '', act = ''] = /^\/v2\/shipments(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
      const isFile = path.startsWith('/files/');
      if (!path.startsWith('/v2/shipments') && !isFile) return undefined;
      const step = isFile ? 'file' : method === 'GET' ? 'read' : act || 'create';
      const fault = faults.get(step);
      if (fault === 'silence') return 'silence';
      if (fault && fault !== 'lost-answer') return failure(fault);
      if (isFile) return { status: 200, file: labelFile };
      if (step === 'create') {
        const asked = (body as { shipment: ShipmentRequest }).shipment;
        const one: Kept = {
          id: `shp_${kept.size + 1}n${asked.reference?.slice(0, 8)}`,
          asked,
          isBought: false,
          refund: null,
        };
        kept.set(one.id, one);
        return { status: 201, json: view(one) };
      }
      const one = kept.get(id);
      if (!one) return failure({ status: 404, code: 'NOT_FOUND', message: 'no such shipment' });
      if (step === 'buy') {
        if (one.isBought) return failure({ status: 422, code: 'SHIPMENT.POSTAGE.EXISTS', message: 'bought already' });
        if ((body as { rate?: { id?: string } }).rate?.id !== 'rate_cheap')
          return failure({ status: 422, code: 'SHIPMENT.POSTAGE.FAILURE', message: 'not this rate' });
        one.isBought = true;
        bought.push(String(one.asked.reference));
        if (fault === 'lost-answer') return 'hang-up';
      }
      if (step === 'refund') {
        one.refund = refund;
        refunded.push(String(one.asked.reference));
      }
      return { status: 200, json: view(one) };
    },
  };
}

/** An answer of the stand-in; `silence` never comes, `hang-up` cuts the connection. */
export type ShipmentAnswer =
  | Readonly<{ status: number; json: unknown }>
  | Readonly<{ status: number; file: Buffer }>
  | 'silence'
  | 'hang-up';

function failure({ status, code = 'ERROR', message = 'no' }: Exclude<ShipmentFault, string>): ShipmentAnswer {
  return { status, json: { error: { code, message, errors: [] } } };
}
