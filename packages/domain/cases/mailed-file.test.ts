import { mostDocumentBytes } from '@eyelet/contracts/cases/documents.ts';
import { mostPictureBytes } from '@eyelet/contracts/cases/pictures.ts';
import { expect, test } from 'vitest';
import { mailedFile } from './mailed-file.ts';

const bytes = (begin: string, size = 64, end = '') =>
  Buffer.concat([Buffer.from(begin, 'latin1'), Buffer.alloc(size - begin.length - end.length), Buffer.from(end)]);

test.each([
  ['a picture', bytes('\x89PNG\r\n\x1a\n'), 'picture'],
  ['a picture of as many bytes as one may have', bytes('\xff\xd8\xff', mostPictureBytes), 'picture'],
  ['a larger one', bytes('\xff\xd8\xff', mostPictureBytes + 1), 'large'],
  ['a document', bytes('%PDF-1.7', 64, '%%EOF'), 'document'],
  ['a document of as many bytes as one may have', bytes('%PDF-1.7', mostDocumentBytes, '%%EOF'), 'document'],
  ['a larger document', bytes('%PDF-1.7', mostDocumentBytes + 1, '%%EOF'), 'large'],
  ['half a document', bytes('%PDF-1.7'), 'kind'],
  ['a program, however large', bytes('MZ', mostDocumentBytes + 1), 'kind'],
] as const)('%s', (_, content, kept) => {
  expect(mailedFile(content)).toBe(kept);
});
