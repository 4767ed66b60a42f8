import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { caseRequest, opensCase, text } from './case.ts';
import { mostBytesOfDocuments, sentDocuments } from './sent-documents.ts';
import { mostBytesWithPictures, sentPictures } from './sent-pictures.ts';

/**
 * Writes to the shop (C7.91, C7.97): opens a case, or adds to the one that `caseReference` names if it is of the same email. The same
 * message sent again gives the same reference. A case has at most four pictures and two documents, whose
 * type is recognised by their content. ATTR100, ATTR200, ATTR300: type, organisation or payload missing; PRO412 with an entry for each
 * invalid member of the payload. Guests need a proof of the bot check.
 */
export const contactShop = operation({
  ...opensCase,
  id: 'cases.contact',
  path: '/consumers-v3/contactus',
  alsoAt: ['/contactus'],
  summary: 'Write to the shop',
  body: caseRequest(
    'contact',
    Type.Object(
      {
        category: text(40),
        subject: text(40),
        firstName: text(60),
        lastName: text(60),
        email: text(200),
        phone: text(30),
        phoneCode: text(4),
        orderNumber: text(60),
        message: text(8000),
        caseReference: text(40),
        pictures: Type.Optional(sentPictures),
        documents: Type.Optional(sentDocuments),
      },
      { minProperties: 1 },
    ),
  ),
  // Each call sends letters.
  perMinute: 10,
  mostBytes: mostBytesWithPictures + mostBytesOfDocuments,
});
