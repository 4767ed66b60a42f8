import { File } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { textOfFile } from './prices-file.ts';
import { mostCharacters, pricesOf } from './prices-text.ts';

const line = 'SKDECK01,79.5\n';

test('a file is taken as a whole or not at all: cut, it could end within an amount', async () => {
  const whole = line.repeat(mostCharacters / line.length);
  expect(await textOfFile(new File([whole], 'prices.csv'))).toEqual({ text: whole });
  expect(await textOfFile(new File([whole, line], 'prices.csv'))).toEqual({ problem: 'long' });
  const text = () => expect.unreachable('a file without end is not opened');
  expect(await textOfFile({ size: Number.MAX_SAFE_INTEGER, text })).toEqual({ problem: 'long' });
});

test('nothing is read of lines that are too long to be typed or pasted either', () => {
  const many = Array.from({ length: 6000 }, (_, index) => `SK${String(index).padStart(6, '0')},1`).join('\n');
  expect(pricesOf(many)).toEqual({ prices: [], problem: { kind: 'long' } });
});

test('of a file that cannot be read it is said so', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const gone = new DOMException('The file was moved', 'NotFoundError');
  expect(await textOfFile({ size: 20, text: () => Promise.reject(gone) })).toEqual({ problem: 'unread' });
  expect(warned).toHaveBeenCalledWith(gone);
  warned.mockRestore();
});
