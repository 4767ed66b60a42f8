import { expect, test, vi } from 'vitest';
import { reloadGuarded } from './reload-guard.ts';

test('an automatic reload is not repeated within ten seconds [C9.01]', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  const reload = vi.fn();
  const at = (now: number) => reloadGuarded({ storage, now: () => now, reload });
  expect([at(50_000), at(59_999), at(60_000)]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that cannot store when it was reloaded is not, as it would be for ever', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const reload = vi.fn();
  const storage = { getItem: () => null, setItem: full };
  expect(reloadGuarded({ storage, now: () => 50_000, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
