import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

/** Blocks for several pages: by reference, or by the routes at which they are placed. */
export const sectionSchema = strictObject({
  /** The section of a page in which they stand; with `-inherited` at its end they are merged by route (B9.33). */
  place: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })),
  /** Routes without the market: `/p/10012`, all below `/c/`, or with `*` for anything. */
  routes: Type.Optional(
    Type.Array(Type.String({ maxLength: 120, pattern: '^/[A-Za-z0-9/-]*(\\*[A-Za-z0-9/-]*){0,3}$' }), { maxItems: 40 }),
  ),
});

export type SectionProps = Static<typeof sectionSchema>;
