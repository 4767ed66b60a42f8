import type { contactShop } from '@eyelet/contracts/cases/contact.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { NewCaseDocument } from '@eyelet/db/cases/document.ts';
import { checkDocuments, documentName, isDocument } from '@eyelet/domain/cases/documents.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';

export type SentDocuments = NonNullable<InputOf<typeof contactShop>['body']['payload']['documents']>;

export type KeptDocument = Omit<NewCaseDocument, 'id'>;

/** The documents of a message, whose type is recognised by their content, under a name without anything but words. Or the problem with them. */
export function readDocuments(sent: SentDocuments): readonly KeptDocument[] | Invalid {
  const read = sent.map(({ name, content }) => ({ name: documentName(name), content: Buffer.from(content, 'base64') }));
  const problem = checkDocuments(read.map(({ content }) => content.length));
  if (problem) return problem;
  return read.every(({ content }) => isDocument(content)) ? read : { key: 'validation.document' };
}
