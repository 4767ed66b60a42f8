import type { contactShop } from '@eyelet/contracts/cases/contact.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { type ContactForm, mostOfMessage } from '@eyelet/domain/cases/contact-form.ts';
import { textOf } from '../forms/answer.ts';

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
    orderNumber: textOf(posted, 'orderNumber'),
    message: messageOf(posted),
  };
}

/** The message with line feeds only: browsers post CRLF, which would count twice. */
export function messageOf(posted: FormData): string {
  return textOf(posted, 'message', 2 * mostOfMessage)
    .replaceAll('\r\n', '\n')
    .slice(0, mostOfMessage + 1);
}

/** The body of the call. */
export function contactBodyOf(posted: FormData, organisation: string): RequestOf<typeof contactShop>['body'] {
  const payload = { ...contactFormOf(posted), caseReference: textOf(posted, 'caseReference', 40) };
  const proof = textOf(posted, 'recaptcha_response', 8192);
  return { requestType: 'contact', organisation, payload, recaptcha_response: proof };
}
