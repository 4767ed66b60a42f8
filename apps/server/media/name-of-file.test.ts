import { expect, test } from 'vitest';
import { nameOfFile, titleOfFile } from './name-of-file.ts';

test.each([
  ['Hafen im Nebel.JPG', 'Hafen im Nebel', 'hafen-im-nebel'],
  ['C:\\bilder\\Größe_42 (neu).webp', 'Größe 42 (neu)', 'grosse-42-neu'],
  ['../../etc/passwd', 'passwd', 'passwd'],
  ['写真.png', '写真', 'file'],
  ['.png', 'file', 'file'],
  [`${'long '.repeat(40)}.svg`, 'long '.repeat(24).trim(), 'long-'.repeat(12).slice(0, -1)],
])('%s is called “%s” by people and %s by content', (fileName, title, name) => {
  expect(titleOfFile(fileName).trim()).toBe(title);
  expect(nameOfFile(fileName, () => true)).toBe(name);
});

test('a name that is taken gets the next number', () => {
  const taken = new Set(['harbour', 'harbour-2']);
  expect(nameOfFile('Harbour.png', (name) => !taken.has(name))).toBe('harbour-3');
});
