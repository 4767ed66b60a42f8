import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asked } from '../promotions/conditions/condition.ts';
import { meetingOf } from '../promotions/meetings/meeting.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { promote } from './promote.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};

const products = ['l0', 'l1', 'l2'];
const lines = fc
  .array(fc.record({ current: fc.integer({ min: 1, max: 9999 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    ...{ minLength: 1, maxLength: 3 },
  })
  .map((all) => all.map((row, index) => soldLine(`l${index}`, row)));
const benefit = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.record({ USD: fc.integer({ min: 1, max: 5000 }) }) }),
);
const members = fc.record({
  ...{ benefit, level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const), rank: fc.integer({ min: 0, max: 3 }) },
  ...{ exclusive: fc.boolean(), group: fc.constantFrom(null, null, 'g') },
  concerns: fc.option(fc.record({ masterIds: fc.subarray(products, { minLength: 1 }), categories: fc.constant([]) })),
});

const share = ({ concerns: one }: Promotion, { concerns: other }: Promotion) =>
  !one || !other || one.masterIds.some((id) => other.masterIds.includes(id));

test('two promotions in a cart do what is said of how they meet', () => {
  fc.assert(
    fc.property(lines, members, members, (rows, one, other) => {
      const [a, b] = [promotion('a', one), promotion('b', other)];
      const of = (...some: readonly Promotion[]) => promote(rows, some, asked);
      const meeting = meetingOf(a, b, share(a, b));
      const { amounts, lines: reduced } = of(a, b);
      const alone = new Map([...of(a).amounts, ...of(b).amounts]);
      switch (meeting?.how) {
        case undefined:
          expect(amounts).toEqual(alone);
          break;
        case 'alone':
        case 'best-of-group': {
          const best = Math.max(0, ...alone.values());
          const winner = [...alone].filter(([, amount]) => amount === best).length > 1 ? meeting.first : undefined;
          expect([...amounts.values()]).toEqual(best === 0 ? [] : [best]);
          if (winner) expect([...amounts.keys()]).toEqual([winner]);
          break;
        }
        case 'best-of-row':
          for (const { taken } of reduced) expect(taken.length).toBeLessThanOrEqual(1);
          break;
        default:
          expect(amounts.get(meeting?.first ?? '')).toBe(alone.get(meeting?.first ?? ''));
      }
    }),
    { numRuns: 1000 },
  );
});
