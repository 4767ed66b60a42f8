import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { coordinatesText, degreesText } from './coordinates.ts';

const words = (tag: string) => ({ tag, say: createMessages(tag) });

test.each([
  ['en-US', '53.55° N 10.00° E', '71.05°W'],
  ['de-DE', '53,55° N 10,00° O', '71,05°W'],
  ['fr-FR', '53,55° N 10,00° E', '71,05°O'],
  ['it-IT', '53,55° N 10,00° E', '71,05°O'],
])('positions are written as in %s', (tag, position, line) => {
  expect(coordinatesText({ latitude: 53.55, longitude: 10 }, words(tag))).toBe(position);
  expect(degreesText(-71.05, 'longitude', words(tag))).toBe(line);
  expect(degreesText(0, 'longitude', words(tag))).toBe('0°');
  expect(degreesText(-33.5, 'latitude', words(tag)).endsWith('S')).toBe(true);
});
