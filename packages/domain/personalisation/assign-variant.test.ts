import { expect, test } from 'vitest';
import { assignVariant, type Experience } from './assign-variant.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

function sharesOf(experience: Experience): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const visitor of visitors) {
    const variant = assignVariant(visitor, experience) ?? 'baseline';
    counts[variant] = (counts[variant] ?? 0) + 1 / visitors.length;
  }
  return counts;
}

const two: Experience = {
  experienceId: 'hero',
  baselineWeight: 1,
  variants: [
    { variantId: 'a', weight: 1 },
    { variantId: 'b', weight: 2 },
  ],
};

test('visitors are spread by weight', () => {
  const { baseline, a, b } = sharesOf(two);
  expect(baseline).toBeCloseTo(0.25, 1);
  expect(a).toBeCloseTo(0.25, 1);
  expect(b).toBeCloseTo(0.5, 1);
});

test('a weight of 0 gets nobody, and without any weight all see the baseline', () => {
  expect(sharesOf({ ...two, baselineWeight: 0 }).baseline).toBeUndefined();
  expect(sharesOf({ ...two, variants: [{ variantId: 'a', weight: 0 }] })).toEqual({ baseline: expect.closeTo(1) });
  const none = { experienceId: 'x', baselineWeight: 0, variants: [{ variantId: 'a', weight: 0 }] };
  expect(assignVariant('one', none)).toBeNull();
});

test('the same visitor gets the same variant, and another experience spreads them anew', () => {
  const half = (experienceId: string): Experience => ({
    ...{ experienceId, baselineWeight: 1 },
    variants: [{ variantId: 'a', weight: 1 }],
  });
  const same = visitors.filter((one) => assignVariant(one, half('x')) === assignVariant(one, half('y')));
  expect(same.length / visitors.length).toBeCloseTo(0.5, 1);
  for (const one of visitors.slice(0, 50)) expect(assignVariant(one, two)).toBe(assignVariant(one, two));
});
