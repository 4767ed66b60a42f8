import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type AuditSource, recordAudit } from '../audit/record.ts';
import { type RecordedStep, recordStep, type StepOutcome } from '../orders/record-step.ts';

type AuditedStep = RecordedStep & Readonly<{ reason: string }>;

/** Records that a shipment has reached a step, and audits who said so. */
export async function recordStepAudited(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { reason, ...recorded }: AuditedStep,
  source: AuditSource,
): Promise<StepOutcome> {
  const { step, parcel } = recorded;
  const { orderNumber, shippingId: shipment } = key;
  const outcome = await recordStep(tx, key, recorded);
  if (outcome !== 'recorded') return outcome;
  const change = {
    subject: { kind: 'order', id: orderNumber } as const,
    before: { shipment, step: '', carrier: '', trackingNumber: '', reason: '' },
    after: { shipment, step, carrier: parcel?.carrier ?? '', trackingNumber: parcel?.trackingNumber ?? '', reason },
  };
  await recordAudit(tx, recordShipmentStep, change, source);
  return outcome;
}
