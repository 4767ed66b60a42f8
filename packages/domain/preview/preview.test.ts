import { describe, expect, it } from 'vitest';
import type { Market } from '../markets/market.ts';
import { marketByLocale } from '../markets/markets.ts';
import { isSite, previewedMarket, previewQuery, readPreview } from './preview.ts';

const read = (query: string) => readPreview(new URLSearchParams(query));
const market = (locale: string) => marketByLocale(locale) as Market;

describe('the members of a preview', () => {
  it.each([
    ['previewDateTime=2026-12-24T18:00:00Z', { previewDateTime: '2026-12-24T18:00:00.000Z' }],
    ['previewDateTime=2026-12-24T18:00', { previewDateTime: '2026-12-24T18:00:00.000Z' }],
    ['previewDateTime=2026-12-24', { previewDateTime: '2026-12-24T00:00:00.000Z' }],
    ['previewDateTime=2026-12-24T18:00:00+02:00', { previewDateTime: '2026-12-24T16:00:00.000Z' }],
    ['previewDateTime=tomorrow', {}],
    ['previewDateTime=24 December 2026', {}],
    ['previewDateTime=2026-13-45T00:00:00Z', {}],
    ['siteId=emea', { siteId: 'EMEA' }],
    ['siteId=moon', {}],
    ['localePath=/de-de', { localePath: 'de-de' }],
    ['localePath=de_DE', { localePath: 'de-de' }],
    ['localePath=xx-xx', {}],
    ['previewItem=0198C0DE-0000-7000-8000-000000000001', { previewItem: '0198c0de-0000-7000-8000-000000000001' }],
    ['previewItem=home', {}],
    ['previewShopper=member', { previewShopper: 'member' }],
    ['previewShopper=Employee', { previewShopper: 'employee' }],
    ['previewShopper=owner', {}],
    ['', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('stay the same when they are sent on with a call', () => {
    const preview = read(
      'previewDateTime=2026-12-24T18:00&siteId=EMEA&localePath=fr-fr&previewItem=0198c0de-0000-7000-8000-000000000001&previewShopper=athlete',
    );
    expect(readPreview(previewQuery(preview))).toEqual(preview);
  });
});

it('knows the sites by their names, whatever their case', () => {
  expect(['EMEA', 'nora', 'moon'].map(isSite)).toEqual([true, true, false]);
});

describe('the previewed market', () => {
  it.each([
    ['en-us', {}, 'en-us'],
    ['en-us', { localePath: 'de-de' }, 'de-de'],
    ['en-us', { siteId: 'EMEA' }, 'en-gb'],
    ['fr-fr', { siteId: 'EMEA' }, 'fr-fr'],
    ['en-ca', { siteId: 'NORA' }, 'en-ca'],
    ['fr-fr', { siteId: 'NORA' }, 'fr-ca'],
    ['de-de', { siteId: 'NORA' }, 'en-us'],
  ] as const)('of %s with %o is %s', (locale, preview, expected) => {
    expect(previewedMarket(market(locale), preview).locale).toBe(expected);
  });
});
