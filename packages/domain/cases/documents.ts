import { longestDocumentName, mostDocumentBytes, mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { fileWords } from '../validation/file-words.ts';
import type { Verdict } from '../validation/invalid.ts';

export const documentType = 'application/pdf';

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file is a PDF by its first and last bytes, whatever its name says. */
export function isDocument(bytes: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && latin(bytes.subarray(-1024)).includes('%%EOF');
}

/** What is kept of the name of a document: its words without folders, and its extension. */
export function documentName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  return `${fileWords(last.replace(/\.pdf$/i, ''), longestDocumentName) || 'document'}.pdf`;
}

/** Whether there are too many documents, or too large ones. */
export function checkDocuments(sizes: readonly number[]): Verdict {
  if (sizes.length > mostDocuments) return { key: 'validation.documentCount', args: { n: mostDocuments } };
  if (sizes.some((bytes) => bytes > mostDocumentBytes)) {
    return { key: 'validation.documentSize', args: { n: mostDocumentBytes / (1024 * 1024) } };
  }
  return undefined;
}
