import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

const milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 }));

export const pageTimingSchema = Type.Object({
  pageType: Type.String({ minLength: 1, maxLength: 40 }),
  path: Type.String({ pattern: '^/', maxLength: 300 }),
  locale: Type.String({ minLength: 2, maxLength: 10 }),
  ttfb: milliseconds,
  fcp: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
  cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1000, description: 'Without a unit.' })),
});

/** Takes how fast a page appeared, as its browser measured it (C2.87, C2.88); a malformed body is answered 400. */
export const ingestTiming = operation({
  id: 'performance.ingest',
  method: 'POST',
  path: '/fapi/performance/ingest',
  summary: 'Report how fast a page appeared',
  callers: 'anyone',
  body: pageTimingSchema,
  response: Type.Object({ taken: Type.Boolean() }),
  refusals: [],
});

export type PageTiming = Static<typeof pageTimingSchema>;
