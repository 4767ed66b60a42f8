import { expect, test } from 'vitest';
import { layoutsOf, needsMotion } from './layout.ts';
import { slideSizes, slideStyle } from './look.ts';

const of = (props: Parameters<typeof layoutsOf>[0], count = 6) => layoutsOf(props, count);
const typesOf = (props: Parameters<typeof layoutsOf>[0]) => Object.values(of(props)).map(({ type }) => type);

test('the type is that of the breakpoint, of the collection, or a carousel', () => {
  expect(typesOf({})).toEqual(['carousel', 'carousel', 'carousel']);
  expect(typesOf({ type: 'grid' })).toEqual(['grid', 'grid', 'grid']);
  expect(typesOf({ type: 'grid', breakpoints: { sm: { type: 'carousel' }, lg: { type: 'grid' } } })).toEqual([
    'carousel',
    'carousel',
    'grid',
  ]);
});

test('a member that is absent has the value of the next smaller breakpoint, then of the next larger', () => {
  const { sm, md, lg } = of({ breakpoints: { sm: { loop: true }, md: { margin: '0' }, lg: { slidePadding: '2rem' } } });
  expect([sm.loop, md.loop, lg.loop]).toEqual([true, true, true]);
  expect([sm.margin, md.margin, lg.margin]).toEqual(['0', '0', '0']);
  expect([sm.slidePadding, md.slidePadding, lg.slidePadding]).toEqual(['2rem', '2rem', '2rem']);
});

test('[stacked] makes a full-width grid of it on medium and large screens alone [B2.2.13]', () => {
  const settings = { margin: '2rem', showArrows: true };
  const { sm, md, lg } = of({ name: 'Autumn [stacked]', type: 'carousel', breakpoints: { sm: settings } });
  expect(sm).toMatchObject({ type: 'carousel', margin: '2rem', showArrows: true });
  for (const large of [md, lg]) expect(large).toMatchObject({ type: 'grid', margin: '0', showArrows: false });
});

test('the variant of three cards is a grid of three on medium and large screens', () => {
  const { sm, md, lg } = of({ variant: 'threeCardGrid' }, 3);
  expect([sm.type, md.type, lg.type]).toEqual(['carousel', 'grid', 'grid']);
  expect([md.columns, lg.columns]).toEqual([3, 3]);
});

test.each([
  ['25%', 6, [4, 4, 4]],
  ['33.3333%', 6, [3, 3, 3]],
  [undefined, 1, [1, 1, 1]],
  [undefined, 3, [1, 2, 3]],
  [undefined, 4, [1, 2, 4]],
  [undefined, 6, [1, 2, 3]],
  [undefined, 8, [1, 2, 4]],
] as const)('a grid of width %s with %i items has %j columns', (slideWidth, count, columns) => {
  const layouts = of({ type: 'grid', breakpoints: { sm: { slideWidth } } }, count);
  expect(Object.values(layouts).map((one) => one.columns)).toEqual(columns);
});

test('only a carousel that does more than scroll needs a script', () => {
  expect(needsMotion(of({}))).toBe(false);
  expect(needsMotion(of({ type: 'grid', breakpoints: { sm: { showArrows: true, autoplay: true } } }))).toBe(false);
  expect(needsMotion(of({ breakpoints: { lg: { loop: true } } }))).toBe(true);
  expect(needsMotion(of({ variant: 'highlightCenter' }))).toBe(true);
});

test('the style sheet and the pictures get widths, equal ones once', () => {
  const style = slideStyle(of({ breakpoints: { sm: { slideWidth: '80vw', margin: '0' }, lg: { slideWidth: '25%' } } }));
  expect(style).toMatchObject({
    '--slide-sm': 'calc(80vw + var(--pad))',
    '--slide-lg': 'max(12.5rem + var(--pad), 25%)',
    '--edge-sm': '0px',
  });
  expect(style).not.toHaveProperty('--slide-md');
  expect(slideSizes(of({}))).toBe('(min-width: 48rem) 26.5rem, 19.25rem');
  expect(slideSizes(of({ type: 'grid' }))).toBe('(min-width: 64rem) 34vw, (min-width: 48rem) 50vw, 100vw');
});
