import { mostOfMessage } from '@eyelet/domain/cases/contact-form.ts';
import { answerWith, type FormAnswer } from '../forms/answer.ts';
import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import type { Sent } from './sent-note.tsx';

/** The answer of a page to a posted form: the opened case, or the form again with its problems. */
export type CaseAnswer = Readonly<{
  sent?: Sent;
  answer?: FormAnswer;
  /** A problem that belongs to no field. */
  failure?: string | undefined;
}>;

/** The form again, with its errors by field. */
export function answerErrors(form: string, posted: FormData, { '': failure, ...errors }: FieldErrors): CaseAnswer {
  return { answer: answerWith(form, posted, errors, mostOfMessage + 1), failure };
}

/** The answer to a valid form: the case that the call opened, or the form again if the call was refused. */
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
