import { Type } from 'typebox';

/** Options for the browser and answers of it, as WebAuthn Level 3 has them in its JSON form. */
export const webAuthn = () => Type.Record(Type.String(), Type.Unknown());
