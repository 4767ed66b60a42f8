import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpenSection } from './open-section.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the bar of a menu is given when it is rendered twice. */
function rendered() {
  const seen: ReturnType<typeof useOpenSection>[] = [];
  function Bar() {
    const [isAgain, setAgain] = useState(false);
    seen.push(useOpenSection(useRef(null)));
    if (!isAgain) setAgain(true);
    return null;
  }
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Bar />
    </StaticRouter>,
  );
  const [first, second] = seen;
  return first && second ? { first, second } : expect.fail('rendered once');
}

const pointed = (details: { open: boolean }) =>
  ({ pointerType: 'mouse', currentTarget: details }) as unknown as PointerEvent<HTMLDetailsElement>;

test('what a pointer began before the bar was rendered again is undone by what it does after', () => {
  const { first, second } = rendered();
  const details = { open: false };
  first.item.onPointerEnter(pointed(details));
  second.bar.onPointerEnter();
  vi.runAllTimers();
  expect(details.open).toBe(false);
  first.item.onPointerEnter(pointed(details));
  vi.runAllTimers();
  expect(details.open).toBe(true);
});
