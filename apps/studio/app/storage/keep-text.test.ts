import { afterEach, expect, test, vi } from 'vitest';
import { keepText } from './keep-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is kept, and where there is no room for it, the studio goes on', () => {
  const kept = new Map<string, string>();
  const setItem = vi.fn((name: string, text: string) => {
    if (kept.size > 0) throw new DOMException('full', 'QuotaExceededError');
    kept.set(name, text);
  });
  vi.stubGlobal('localStorage', { setItem });
  keepText('theme', 'dark');
  keepText('language', 'de');
  expect([...kept]).toEqual([['theme', 'dark']]);
  expect(setItem).toHaveBeenCalledTimes(2);
});
