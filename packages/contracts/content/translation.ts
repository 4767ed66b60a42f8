import { Type } from 'typebox';
import { itemIdSchema } from './item.ts';

/** The item and the audience of a translation. */
export const translationParams = Type.Object({
  itemId: itemIdSchema,
  audience: Type.String({ pattern: '^[a-z]{2}(-[a-z]{2})?$', description: 'A language, or a locale in path form.' }),
});
