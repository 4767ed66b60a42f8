import { Type } from 'typebox';

/** Ids of experiences and variants. */
export const idShape = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$', maxLength: 60 });

/** Which brand is meant; an embedded engine serves one. */
export const brandParams = Type.Object({ brand: Type.String({ pattern: '^[a-z0-9-]{1,60}$', maxLength: 60 }) });

/** A random id that the browser keeps; of consumers their account counts instead. */
export const visitorIdShape = Type.String({ pattern: '^[A-Za-z0-9-]{8,60}$', maxLength: 60 });
