import { Type } from 'typebox';

/** Options for the browser and its answers, in the JSON form of WebAuthn Level 3. */
export const webAuthn = () => Type.Record(Type.String(), Type.Unknown());
