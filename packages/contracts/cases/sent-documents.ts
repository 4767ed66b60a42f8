import { Type } from 'typebox';
import { mostDocumentBytes, mostDocuments } from './documents.ts';

/** Characters that base64 needs for the largest document. */
const encodedLength = Math.ceil(mostDocumentBytes / 3) * 4;

/** Documents in a request. */
export const sentDocuments = Type.Array(
  Type.Object({
    name: Type.String({
      maxLength: 255,
      description: 'The name of the file; what is kept of it are letters, digits and hyphens.',
    }),
    content: Type.String({ maxLength: encodedLength, description: 'PDF in base64.' }),
  }),
  { maxItems: mostDocuments },
);

/** Bytes of the largest documents in a request. */
export const mostBytesOfDocuments = mostDocuments * (encodedLength + 1024);
