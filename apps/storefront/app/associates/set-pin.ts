import { setTillPin } from '@eyelet/contracts/auth/set-till-pin.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { checkPinForm } from '@eyelet/domain/associates/pin.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { answerDone, answerWith, type FormAnswer, passwordTextOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import { pinFields, pinFormName } from './fields.ts';

/** Sets the PIN of a posted form; the answer repeats neither PIN nor password. */
export async function setPin(client: ApiClient, posted: FormData, say: Translate): Promise<FormAnswer> {
  const typed = { password: passwordTextOf(posted, pinFields.password), pin: passwordTextOf(posted, pinFields.pin) };
  posted.delete(pinFields.pin);
  const stay = (errors: FieldErrors) => answerWith(pinFormName, posted, errors);
  const problems = checkPinForm(typed);
  if (!isClean(problems)) return stay(errorsOfProblems(problems, say));
  try {
    await client.call(setTillPin, { body: { password: typed.password, pin: typed.pin.slice(0, 20) } });
    return answerDone(pinFormName);
  } catch (error) {
    return stay(errorsOfRefusal(error, { AUT438: pinFields.password, CHK320: pinFields.pin }));
  }
}
