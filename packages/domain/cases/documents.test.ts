import { mostDocumentBytes, mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { expect, test } from 'vitest';
import { checkDocuments, documentName, isDocument } from './documents.ts';

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n', true],
  ['one of the second version', '%PDF-2.0\n%%EOF', true],
  ['a head alone', '%PDF-1.7 nothing to see', false],
  ['a page', '<html><script>1</script></html>\n%PDF-1.7\n%%EOF', false],
  ['a picture', '\xff\xd8\xff\xe0 %PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('%s is told by its content', (_, text, is) => {
  expect(isDocument(Buffer.from(text, 'latin1'))).toBe(is);
});

test.each([
  ['Reçu n° 12.PDF', 'Recu-n-12.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\runa\\bill.pdf', 'bill.pdf'],
  ['bill.pdf.exe', 'bill-pdf-exe.pdf'],
  ['a"; filename="b.html\r\nx: y', 'a-filename-b-html-x-y.pdf'],
  ['領収書.pdf', 'document.pdf'],
  ['', 'document.pdf'],
])('of the name %j is kept %j', (sent, kept) => {
  expect(documentName(sent)).toBe(kept);
});

test('as many documents as fit are taken, of as many bytes as fit', () => {
  expect(checkDocuments(Array.from({ length: mostDocuments }, () => mostDocumentBytes))).toBeUndefined();
  expect(checkDocuments(Array.from({ length: mostDocuments + 1 }, () => 1))).toEqual({
    ...{ key: 'validation.documentCount', args: { n: mostDocuments } },
  });
  expect(checkDocuments([1, mostDocumentBytes + 1])).toEqual({ key: 'validation.documentSize', args: { n: 5 } });
});
