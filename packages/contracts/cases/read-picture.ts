import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { picturePathSchema } from './case.ts';

/** A picture of a case, for those who may read cases. */
export const readCasePicture = operation({
  id: 'cases.readPicture',
  method: 'GET',
  path: '/staff/v1/cases/{reference}/pictures/{pictureId}',
  summary: 'Read a picture of a case (image/jpeg)',
  callers: { staff: 'cases.read' },
  params: picturePathSchema,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
