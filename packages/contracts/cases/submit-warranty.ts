import { Type } from 'typebox';
import { addressMembers } from '../addresses/address.ts';
import { operation } from '../kernel/operation.ts';
import { caseRequest, opensCase, text } from './case.ts';
import { mostBytesWithPictures, sentPictures } from './sent-pictures.ts';

/**
 * Asks for repair or replacement of a piece that does not hold (C7.90, C1.34): opens a case with up to four pictures, whose type is
 * recognised by their content, and which are stored without what cameras write into them. The same request sent again gives the same reference. Errors
 * as those of the contact form; a bad style id or picture is an entry of PRO412.
 */
export const submitWarranty = operation({
  ...opensCase,
  id: 'cases.submitWarranty',
  path: '/consumers-v3/consumer/warranty',
  alsoAt: ['/consumer/warranty'],
  summary: 'Submit a warranty case',
  body: caseRequest(
    'warranty',
    Type.Object(
      {
        styleId: text(40),
        purchasePlace: text(200),
        purchaseDate: Type.Optional(Type.String({ maxLength: 40, description: 'YYYY-MM-DD.' })),
        message: text(8000),
        ...addressMembers,
        pictures: Type.Optional(sentPictures),
      },
      { minProperties: 1 },
    ),
  ),
  perMinute: 6,
  mostBytes: mostBytesWithPictures,
});
