import { Readable } from 'node:stream';
import { readCaseDocument } from '@eyelet/contracts/cases/read-document.ts';
import { findDocument } from '@eyelet/db/cases/document.ts';
import { documentType } from '@eyelet/domain/cases/documents.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** A document of a case, for signed-in staff only; browsers save it rather than show it. */
export const readCaseDocumentHandler = handle(readCaseDocument, async ({ shop }, { params }) => {
  const found = await findDocument(shop.database.db, params.reference, params.documentId);
  if (!found) return refuse('STF404');
  return new Download(found.name, documentType, Readable.from([found.content]));
});
