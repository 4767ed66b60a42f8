import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

export const pageSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Type.String({ maxLength: 400 }),
  /** What search engines and link previews read. */
  seo: strictObject({ title: Type.String({ maxLength: 120 }), description: Type.String({ maxLength: 400 }) }),
});

export type PageProps = Static<typeof pageSchema>;
