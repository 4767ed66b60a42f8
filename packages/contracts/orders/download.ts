import { type Static, Type } from 'typebox';

/** The file of a digital product that was bought, with a link that expires. */
export const downloadSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String({ description: 'Name of the product as it was bought.' }),
  path: Type.String({ description: 'Path of the file, signed; read the order again for a new one.' }),
  format: Type.String({ description: 'Such as PDF.' }),
  bytes: Type.Integer(),
  until: Type.String({ description: 'When the path expires, ISO 8601.' }),
});

export type Download = Static<typeof downloadSchema>;
