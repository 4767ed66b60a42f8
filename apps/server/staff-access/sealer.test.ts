import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret of the installation');

test('what was sealed for a purpose opens for that purpose, in this installation', () => {
  const sealed = sealer.seal('codes of ada', 'the secret');
  expect(sealer.open('codes of ada', sealed)).toBe('the secret');
  expect(sealed).not.toContain('secret');
  expect(sealer.seal('codes of ada', 'the secret')).not.toBe(sealed);
  expect(sealer.open('codes of bo', sealed)).toBeUndefined();
  expect(createSealer('another secret').open('codes of ada', sealed)).toBeUndefined();
});

test('nothing opens that was changed, shortened or never sealed', () => {
  const sealed = sealer.seal('codes', 'the secret');
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(sealer.open('codes', changed)).toBeUndefined();
  }
  for (const none of ['', 'x', sealed.slice(0, 20)]) expect(sealer.open('codes', none)).toBeUndefined();
});
