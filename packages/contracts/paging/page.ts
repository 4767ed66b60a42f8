import { type TSchema, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** Query members of a list that is read page by page: where to continue, and how many rows. */
export const pageQuery = {
  after: Type.Optional(Type.String({ maxLength: 600, description: 'The `next` of the page before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
};

/** A page of a list, with where to continue; null at its end. */
export function pageOf<T extends TSchema>(row: T) {
  return Type.Object({ rows: Type.Array(row), next: nullable(Type.String()), total: Type.Integer() });
}

/** Up to so many rows of long lists are counted. */
export const mostCounted = 10_000;

/** The same for rows of which there may be millions: `total` is null beyond `mostCounted`. */
export function longPageOf<T extends TSchema>(row: T) {
  return Type.Object({
    ...pageOf(row).properties,
    total: nullable(Type.Integer({ description: `Rows that fit; null if they are more than ${mostCounted}.` })),
  });
}
