import { type Static, Type } from 'typebox';
import { strictObject } from './strict-object.ts';

/**
 * What a link of the content may be: no address that runs scripts, and nothing that browsers drop or read as a slash, by
 * which a path would lead to another host.
 */
export const linkPattern = '^(/(?!/)|#|https://|mailto:|tel:)[^\\s\\\\\\x00-\\x1f\\x7f]*$';

/** A link as an author writes it; paths without the market. */
export const linkShape = strictObject({
  label: Type.String({ minLength: 1, maxLength: 60 }),
  href: Type.String({ pattern: linkPattern, maxLength: 300 }),
});

export type ContentLink = Static<typeof linkShape>;

/** Name of a picture master; the shop adds its version. */
export const pictureShape = Type.String({ pattern: '^[A-Za-z0-9-]+(\\.[0-9a-f]{8})?$', maxLength: 89 });
