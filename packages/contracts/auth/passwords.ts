import { Type } from 'typebox';

export const password = () => Type.String({ maxLength: 200 });
