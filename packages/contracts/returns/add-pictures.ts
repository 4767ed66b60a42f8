import { Type } from 'typebox';
import { mostPictureBytes, mostPictures } from '../cases/pictures.ts';
import { operation } from '../kernel/operation.ts';
import { proofMembers } from '../orders/proof.ts';
import { returnSchema } from './return.ts';

/** Characters that base64 needs for the largest picture. */
const encodedLength = Math.ceil(mostPictureBytes / 3) * 4;

/**
 * Adds pictures to an item that is sent back, up to four, until its return is decided: staff see them when they decide. Their type is
 * recognised by their content, and they are stored without what cameras write into them. A picture that is sent again is kept once. For the
 * callers of `returns.listItems`. RTN500 for a return or an item that the order does not have, and once it is decided; PRO412 with the
 * member `pictures` for more than an item may have, and for other files; more or larger ones than a call takes do not fit its body.
 */
export const addReturnPictures = operation({
  id: 'returns.addPictures',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/pictures',
  summary: 'Add pictures to a returned item',
  callers: 'anyone',
  guarded: 'email',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    returnId: Type.String({ maxLength: 64 }),
    itemId: Type.String({ maxLength: 64 }),
    pictures: Type.Array(Type.String({ maxLength: encodedLength, description: 'JPEG, PNG, WebP or AVIF in base64.' }), {
      minItems: 1,
      maxItems: mostPictures,
    }),
    ...proofMembers,
  }),
  response: returnSchema,
  refusals: ['OHS4004', 'ORD400', 'RTN500', 'PRO412'],
  perMinute: 12,
  limitShared: true,
  mostBytes: mostPictures * encodedLength + 65_536,
});
