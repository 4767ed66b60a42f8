import { expect, test } from 'vitest';
import { sortWindows, waitOfText } from './window-order.ts';

const sorted = (texts: readonly string[]) => texts.toSorted((one, other) => waitOfText(one) - waitOfText(other));

test('windows are sorted by the leading digit, the same day counting as 0 [C9.22]', () => {
  expect(sorted(['3-5 days', 'same day', '1-2 days'])).toEqual(['same day', '1-2 days', '3-5 days']);
  const labels = [{ from: 3, to: 5 }, 'same-day', { from: 1, to: 2 }] as const;
  const windows = sortWindows(labels.map((label) => ({ label })));
  expect(windows.map(({ label }) => label)).toEqual(['same-day', { from: 1, to: 2 }, { from: 3, to: 5 }]);
});

test('the number decides, not its first character; what has no number comes last', () => {
  expect(sorted(['soon', '10-12 days', 'Same day', '2 days'])).toEqual(['Same day', '2 days', '10-12 days', 'soon']);
});
