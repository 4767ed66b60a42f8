import { mostOfMessage } from '@eyelet/domain/cases/contact-form.ts';
import { answerWith, type FormAnswer } from '../forms/answer.ts';
import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import type { Sent } from './sent-note.tsx';

/** What a page with the form of a case answers to a post: what was sent, or the form again with what is wrong. */
export type CaseAnswer = Readonly<{
  sent?: Sent;
  answer?: FormAnswer;
  /** What is wrong with no field of the form. */
  failure?: string | undefined;
}>;

/** The form again, with its errors by field. */
export function answerErrors(form: string, posted: FormData, { '': failure, ...errors }: FieldErrors): CaseAnswer {
  return { answer: answerWith(form, posted, errors, mostOfMessage + 1), failure };
}

/** The answer to a form without errors: what a call has opened a case with, or the form again where it is refused. */
export async function answerCall(
  form: string,
  posted: FormData,
  email: string,
  call: () => Promise<Readonly<{ caseReference: string }>>,
): Promise<CaseAnswer> {
  try {
    const { caseReference } = await call();
    return { sent: { reference: caseReference, email: email.trim() } };
  } catch (error) {
    return answerErrors(form, posted, errorsOfRefusal(error, {}));
  }
}
