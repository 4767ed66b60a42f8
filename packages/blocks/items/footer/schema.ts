import { strictObject } from '../../strict-object.ts';

/** The end of every page; all it says is in its blocks. */
export const footerSchema = strictObject({});
