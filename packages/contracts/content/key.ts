import { Type } from 'typebox';

export const contentKeyPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Name of an item in URLs, unique in its kind: the slug of a page or an article; `main` for kinds with one item. */
export const contentKeySchema = Type.String({ maxLength: 80, pattern: contentKeyPattern });
