import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';

/** A dialog that a link of the content opens; its text is in its blocks. */
export const dialogSchema = strictObject({ title: Type.String({ minLength: 1, maxLength: 120 }) });

export type DialogProps = Static<typeof dialogSchema>;
