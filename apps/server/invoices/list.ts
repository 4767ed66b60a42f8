import { listPapers } from '@eyelet/contracts/invoices/list.ts';
import { papersOf } from '@eyelet/db/papers/paper.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { eInvoiceXml } from './e-invoice-xml.ts';
import { documentOf } from './stored-paper.ts';

/** The papers of an order. */
export const listPapersHandler = handle(listPapers, async ({ shop }, { params: { orderNumber } }) => {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) return refuse('STF404');
  const papers = (await papersOf(shop.database.db, orderNumber)).map(documentOf);
  return {
    papers: papers.map((paper) => {
      const { number, kind, issuedOn, currency, total } = paper;
      return { number, kind, issuedOn, currency, total: toAmount(total), hasXml: eInvoiceXml(paper) !== undefined };
    }),
  };
});
