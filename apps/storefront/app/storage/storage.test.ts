import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, keep, tabStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

test('the storages of the browser are those that are handed out', () => {
  const [localStorage, sessionStorage] = [{}, {}];
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  expect([browserStorage(), tabStorage()]).toEqual([localStorage, sessionStorage]);
  expect(browserStorage()).toBe(localStorage);
});

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['denies', denied],
  ['lacks', () => null],
])('where a browser %s them, each keeps what it is told for the page', (_, get) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get, configurable: true });
  expect(browserStorage().getItem('toString')).toBe(null);
  browserStorage().setItem('eyelet.a', 'one');
  tabStorage().setItem('eyelet.b', 'two');
  expect([browserStorage().getItem('eyelet.a'), tabStorage().getItem('eyelet.a')]).toEqual(['one', null]);
  expect([Object.keys(browserStorage()), Object.keys(tabStorage())]).toEqual([['eyelet.a'], ['eyelet.b']]);
  browserStorage().removeItem('eyelet.a');
  tabStorage().removeItem('eyelet.b');
  expect([browserStorage().getItem('eyelet.a'), Object.keys(tabStorage())]).toEqual([null, []]);
});

test('what there is no room for is not kept, and that is no failure', () => {
  const kept: string[] = [];
  expect(keep({ setItem: (name, text) => void kept.push(`${name} ${text}`) }, 'eyelet.a', 'one')).toBe(true);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keep({ setItem: full }, 'eyelet.b', 'two')).toBe(false);
  expect(kept).toEqual(['eyelet.a one']);
});
