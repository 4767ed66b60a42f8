import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import { expect, test } from 'vitest';
import { checkPictures, pictureTypeOf } from './pictures.ts';

const bytes = (text: string) => Buffer.from(text.padEnd(16, '\0'), 'latin1');

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/webp', 'RIFF\x10\0\0\0WEBP'],
  ['image/avif', '\0\0\0\x20ftypavif'],
])('%s is known by its first bytes', (type, head) => {
  expect(pictureTypeOf(bytes(head))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['a document', '%PDF-1.7'],
  ['a drawing', '<svg xmlns="x">'],
  ['a sound', 'RIFF\x10\0\0\0WAVE'],
  ['a picture in a file of another kind', 'LIST\x10\0\0\0WEBP'],
  ['a film', '\0\0\0\x20ftypisom'],
  ['a head that is cut off', '\x89PNG'],
  ['a type that does not come first', ' \xff\xd8\xff'],
])('%s is no picture', (_, head) => {
  expect(pictureTypeOf(bytes(head))).toBeUndefined();
});

test('as many pictures as fit are taken, of as many bytes as fit', () => {
  expect(checkPictures([])).toBeUndefined();
  expect(checkPictures(Array.from({ length: mostPictures }, () => mostPictureBytes))).toBeUndefined();
  expect(checkPictures(Array.from({ length: mostPictures + 1 }, () => 1))).toEqual({
    ...{ key: 'validation.pictureCount', args: { n: mostPictures } },
  });
  expect(checkPictures([1, mostPictureBytes + 1])).toEqual({ key: 'validation.pictureSize', args: { n: 5 } });
});
