import { Type } from 'typebox';
import { mostPictureBytes, mostPictures } from './pictures.ts';

/** Characters that base64 needs for the largest picture. */
const encodedLength = Math.ceil(mostPictureBytes / 3) * 4;

/** Pictures in a request. */
export const sentPictures = Type.Array(
  Type.String({ maxLength: encodedLength, description: 'JPEG, PNG, WebP or AVIF in base64.' }),
  { maxItems: mostPictures },
);

/** Bytes of the largest request with pictures. */
export const mostBytesWithPictures = mostPictures * encodedLength + 65_536;
