import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

export const pageSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Type.String({ maxLength: 400 }),
  /** Whether it shows since when it is in force and keeps its earlier versions readable, as terms do. */
  dated: Type.Optional(Type.Boolean()),
  /** What search engines and link previews read. */
  seo: strictObject({ title: Type.String({ maxLength: 120 }), description: Type.String({ maxLength: 400 }) }),
});

export type PageProps = Static<typeof pageSchema>;
