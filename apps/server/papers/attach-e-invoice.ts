import { eInvoiceFile } from './e-invoice-file.ts';
import type { Paper } from './paper.ts';

/** Attaches the same contents as XML; standards of hybrid invoices name the file and how it is related to the pages. */
export function attachEInvoice(
  doc: PDFKit.PDFDocument,
  xml: string,
  { title, issuedAt }: Pick<Paper, 'title' | 'issuedAt'>,
): void {
  const said = { description: title, creationDate: issuedAt, modifiedDate: issuedAt };
  doc.file(Buffer.from(xml), {
    ...{ name: eInvoiceFile, type: 'text/xml', relationship: 'Alternative' },
    ...said,
  } as never);
}
