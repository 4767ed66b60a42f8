import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';

const schema = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});

export type Newsletter = Static<typeof schema>;

export const newsletterShape: BlockShape = { type: 'newsletter', version: 1, schema, migrations: [] };
