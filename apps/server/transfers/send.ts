import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { takeFree } from '@eyelet/db/stock/move-stock.ts';
import { linesOfTransfer, markSent } from '@eyelet/db/transfers/transfer.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuseFields } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { goodsView } from '../stock/goods-view.ts';
import { addStep } from './add-step.ts';
import { goodsText } from './goods-text.ts';
import { takeStep } from './take-step.ts';
import { transferFacts } from './transfer-facts.ts';

/** Takes the pieces of a draft out of the stock of their place; none when one of them is promised to somebody. */
export const sendTransferHandler = handle(sendTransfer, (context, { params, body: { version } }) => {
  const { transferId, stepId } = params;
  const wish = { kind: 'sent' };
  return takeStep(context, { ...params, version, to: 'sent', wish }, async (tx, row) => {
    const lines = await linesOfTransfer(tx, transferId);
    const short = await takeFree(tx, row.from_place, lines);
    if (short.length > 0) {
      const { language } = staffOf(context);
      const t = createMessages(language);
      const fields = short.map(({ upc, free }) => {
        const { name, colour, size, sku } = goodsView(context, upc, language);
        const wanted = lines.find((line) => line.upc === upc)?.qty ?? 0;
        const said = [name, colour, size].filter((text) => text !== '').join(', ');
        const goods = `${said} (${sku})`;
        return { field: upc, message: t('staff.transfers.short', { goods, free, wanted }) };
      });
      return refuseFields('STF494', fields);
    }
    await markSent(tx, transferId, context.now);
    await addStep(tx, context, { transferId, stepId, kind: 'sent', asked: wish });
    const subject = { kind: 'transfer', id: transferId } as const;
    const after = { state: 'sent', goods: goodsText(context, lines) };
    await recordAudit(tx, sendTransfer, { subject, before: { state: row.state }, after }, sourceOf(context));
    await writeFacts(tx, [{ name: 'transfer.sent', subject: transferId, payload: transferFacts(row) }], context.now);
    return undefined;
  });
});
