import { randomUUID } from 'node:crypto';
import { mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import type { NewCasePicture } from '@eyelet/db/cases/case.ts';
import type { NewCaseDocument } from '@eyelet/db/cases/document.ts';
import { documentName } from '@eyelet/domain/cases/documents.ts';
import { type FileProblem, mailedFile } from '@eyelet/domain/cases/mailed-file.ts';
import { readPictureFiles } from '../cases/read-pictures.ts';
import type { InboundMail } from './read-mail.ts';

/** Files of a mail that are kept if they can be: of pictures that cannot be drawn, too, no more are tried. */
const mostFiles = 8;

/** A file that is not kept, and why. */
export type LeftFile = Readonly<{ name: string; why: FileProblem }>;

type ReadFiles = Readonly<{
  pictures: readonly Readonly<{ name: string; picture: NewCasePicture }>[];
  documents: readonly Readonly<{ name: string; document: NewCaseDocument }>[];
  left: readonly LeftFile[];
}>;

/** What of the first files of a mail the contact form would take, and all others with the reason; no more than one case may have. */
export async function readFiles(files: InboundMail['files']): Promise<ReadFiles> {
  const pictures: ReadFiles['pictures'][number][] = [];
  const documents: ReadFiles['documents'][number][] = [];
  const left: LeftFile[] = [];
  for (const [index, { name: sent, content }] of files.entries()) {
    const name = sent.slice(0, 100) || '?';
    const found = mailedFile(content);
    // Whatever the room, a program is told to be one, so that nobody sends it again alone.
    const kind = index < mostFiles || found === 'kind' || found === 'large' ? found : 'room';
    if (kind === 'document' && documents.length < mostDocuments) {
      documents.push({ name, document: { id: randomUUID(), name: documentName(sent), content } });
    } else if (kind === 'picture' && pictures.length < mostPictures) {
      const read = await readPictureFiles([content]);
      if ('key' in read) left.push({ name, why: 'broken' });
      else pictures.push(...read.map((kept) => ({ name, picture: { ...kept, id: randomUUID() } })));
    } else {
      left.push({ name, why: kind === 'document' || kind === 'picture' ? 'room' : kind });
    }
  }
  return { pictures, documents, left };
}
