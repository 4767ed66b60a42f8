import { mostDocumentBytes } from '@eyelet/contracts/cases/documents.ts';
import { mostPictureBytes } from '@eyelet/contracts/cases/pictures.ts';
import { isDocument } from './documents.ts';
import { pictureTypeOf } from './pictures.ts';

/** Why a file of a mail is not kept: what it is, its size, its damage, or that its case has no room for it. */
export type FileProblem = 'kind' | 'large' | 'broken' | 'room';

/** As what a file that came by mail is kept, by its content as one of the contact form, whatever its name says; or why it is not. */
export function mailedFile(content: Uint8Array): 'picture' | 'document' | Extract<FileProblem, 'kind' | 'large'> {
  const kind = pictureTypeOf(content) ? 'picture' : isDocument(content) ? 'document' : 'kind';
  if (kind === 'kind') return kind;
  return content.length > (kind === 'picture' ? mostPictureBytes : mostDocumentBytes) ? 'large' : kind;
}
