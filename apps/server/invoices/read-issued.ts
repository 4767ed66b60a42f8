import { Readable } from 'node:stream';
import { readIssuedPaper } from '@eyelet/contracts/invoices/read-issued.ts';
import { findPaperByNumber } from '@eyelet/db/papers/paper.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { drawPaper } from './draw.ts';
import { eInvoiceXml } from './e-invoice-xml.ts';
import { documentOf } from './stored-paper.ts';

/** A paper by its number, drawn or as XML. */
export const readIssuedPaperHandler = handle(readIssuedPaper, async ({ shop }, { params, query }) => {
  const { paperNumber } = params;
  const row = await findPaperByNumber(shop.database.db, paperNumber);
  if (!row) return refuse('STF404');
  const document = documentOf(row);
  if (query.format === 'pdf') {
    return new Download(`${paperNumber}.pdf`, 'application/pdf', Readable.from([await drawPaper(document)]));
  }
  const xml = eInvoiceXml(document);
  if (xml === undefined) return refuse('STF404');
  return new Download(`${paperNumber}.xml`, 'application/xml; charset=utf-8', Readable.from([Buffer.from(xml)]));
});
