import { type Static, Type } from 'typebox';
import { strictObject } from './strict-object.ts';

/** What a link of the content may begin with; no address that runs scripts. */
export const linkPattern = '^(/(?!/)|#|https://|mailto:|tel:)';

/** A link as an author writes it; paths without the market. */
export const linkShape = strictObject({
  label: Type.String({ minLength: 1, maxLength: 60 }),
  href: Type.String({ pattern: linkPattern, maxLength: 300 }),
});

export type ContentLink = Static<typeof linkShape>;

/** Name of a picture master; the shop adds its version. */
export const pictureShape = Type.String({ pattern: '^[A-Za-z0-9-]+(\\.[0-9a-f]{8})?$', maxLength: 89 });
