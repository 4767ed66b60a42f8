import { makeReturnLabel } from '@eyelet/contracts/return-desk/make-label.ts';
import { promiseByMail } from '@eyelet/db/parcels/return-label.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { askCarrier, wishCarrierLabel } from '../returns/carrier-label.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import { carriedReturns, withdrawnLabelOf } from '../returns/parcel-view.ts';
import { deskReturn } from './view.ts';

/** Has another label made for a return whose label was taken back, and sent to its shopper. */
export const makeReturnLabelHandler = handle(makeReturnLabel, async (context, { params }) => {
  const { shop } = context;
  const { returnId } = params;
  const wished = await withLockedReturn(context, returnId, async (tx, { stored, one }) => {
    if (!withdrawnLabelOf(await carriedReturns(tx, [one]), one)) return undefined;
    const label = await wishCarrierLabel(shop, tx, stored, { returnId, lines: one.lines });
    if (!label) return refuse('STF496');
    // Nobody waits for it but somebody at a desk.
    await promiseByMail(tx, returnId);
    const change = {
      subject: { kind: 'return', id: returnId } as const,
      before: null,
      after: { carrier: label.carrier },
    };
    await recordAudit(tx, makeReturnLabel, change, sourceOf(context));
    return label;
  });
  if (wished instanceof Refusal) return wished;
  if (wished) await askCarrier(shop, wished);
  return (await deskReturn(shop, returnId)) ?? refuse('STF404');
});
