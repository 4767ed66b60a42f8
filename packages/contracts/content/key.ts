import { Type } from 'typebox';

export const contentKeyPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Name of an item in addresses, unique in its kind: the slug of a page or an article; `main` where there is one of a kind. */
export const contentKeySchema = Type.String({ maxLength: 80, pattern: contentKeyPattern });
