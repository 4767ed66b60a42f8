import type { contactShop } from '@eyelet/contracts/cases/contact.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { type ContactForm, checkContact, mostOfMessage } from '@eyelet/domain/cases/contact-form.ts';
import { checkDocuments } from '@eyelet/domain/cases/documents.ts';
import { checkPictures } from '@eyelet/domain/cases/pictures.ts';
import { type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { textOf } from '../forms/answer.ts';
import { documentsOf, picturesOf } from './posted-files.ts';

export const contactFormName = 'contact';

type Filled = { readonly [F in keyof ContactForm]: string };

/** The values of the posted form; a message that is too long is not cut, so that validation refuses it. */
export function contactFormOf(posted: FormData): Filled {
  return {
    category: textOf(posted, 'category'),
    subject: textOf(posted, 'subject'),
    firstName: textOf(posted, 'firstName'),
    lastName: textOf(posted, 'lastName'),
    email: textOf(posted, 'email'),
    phone: textOf(posted, 'phone'),
    phoneCode: textOf(posted, 'phoneCode'),
    // One that is typed is meant rather than one of the own orders that is chosen above it.
    orderNumber: textOf(posted, 'otherOrder').trim() || textOf(posted, 'orderNumber'),
    message: messageOf(posted),
  };
}

/** The message with line feeds only: browsers post CRLF, which would count twice. */
export function messageOf(posted: FormData): string {
  return textOf(posted, 'message', 2 * mostOfMessage)
    .replaceAll('\r\n', '\n')
    .slice(0, mostOfMessage + 1);
}

/** Problems of a posted message, of its pictures and of its documents. */
export function contactProblems(posted: FormData, market: Parameters<typeof checkContact>[1]): Problems<string> {
  const pictures = checkPictures(picturesOf(posted).map(({ size }) => size));
  const documents = checkDocuments(documentsOf(posted).map(({ size }) => size));
  return { ...checkContact(contactFormOf(posted), market), ...problemsOf({ pictures, documents }) };
}

/** The body of the call. */
export function contactBodyOf(
  posted: FormData,
  organisation: string,
  files: Readonly<{ pictures: string[]; documents: { name: string; content: string }[] }>,
): RequestOf<typeof contactShop>['body'] {
  const payload = { ...contactFormOf(posted), caseReference: textOf(posted, 'caseReference', 40), ...files };
  const proof = textOf(posted, 'recaptcha_response', 8192);
  return { requestType: 'contact', organisation, payload, recaptcha_response: proof };
}
