import { downloadInvoice } from '@eyelet/contracts/invoices/download.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { provenOrder } from '../stored-orders/proven-order.ts';
import { answerPaper } from './answer.ts';

/** The invoice of an order of the caller, or of one whose link the caller holds. */
export const downloadInvoiceHandler = handle(downloadInvoice, async (context, { body }) => {
  const { orderNumber, orderId, token } = body;
  const stored = await provenOrder(context, orderNumber ?? orderId ?? '', token === undefined ? {} : { token });
  if (stored instanceof Refusal) return refuse('OHS4004');
  return answerPaper(context.shop, stored, 'invoice');
});
