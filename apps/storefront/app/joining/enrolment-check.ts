import { newPassword } from '@eyelet/domain/auth/passwords.ts';
import { checkEmailForm } from '@eyelet/domain/auth/sign-in.ts';
import { type EnrolmentStep, missingFields } from '@eyelet/domain/consumer/enrolment.ts';
import { birthDate } from '@eyelet/domain/consumer/person.ts';
import { checkMobile, checkProfile } from '@eyelet/domain/consumer/profile.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { checkbox } from '@eyelet/domain/validation/checkbox.ts';
import { firstProblem } from '@eyelet/domain/validation/first-problem.ts';
import { type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { required } from '@eyelet/domain/validation/required.ts';
import { profileFormOf } from '../consumer/profile-form.ts';
import { passwordTextOf, textOf } from '../forms/answer.ts';
import type { EnrolmentPerson } from './enrolment-person.ts';

export type EnrolmentChecks = Readonly<{
  person: EnrolmentPerson | undefined;
  market: Pick<Market, 'signUp' | 'dateFormat' | 'phone' | 'country' | 'shipsTo'>;
  /** The current day of the server, YYYY-MM-DD. */
  today: string;
}>;

/** The problems of a step; the same validation in the browser and on the server. */
export function checkEnrolment(step: EnrolmentStep, posted: FormData, checks: EnrolmentChecks): Problems<string> {
  switch (step) {
    case 'lookup':
      return checkEmailForm({ email: textOf(posted, 'email') });
    case 'signIn':
      return problemsOf({ password: required(passwordTextOf(posted, 'password')) });
    case 'signUp':
      return problemsOf({ password: newPassword(passwordTextOf(posted, 'password')) });
    case 'nonLoyalty':
      return checkJoining(posted, checks);
    case 'mobile':
      return checkMobile({ phone: textOf(posted, 'phone'), phoneCode: textOf(posted, 'phoneCode') }, checks.market);
    case 'profile':
      return checkMissing(posted, checks);
    default:
      return {};
  }
}

/** The membership needs a birth date, and its terms (C5.60). */
function checkJoining(posted: FormData, { person, market, today }: EnrolmentChecks): Problems<string> {
  const { dateFormat: format, signUp } = market;
  const typed = textOf(posted, 'birthDate');
  return problemsOf({
    birthDate: person?.birthDate
      ? undefined
      : firstProblem(
          () => required(typed),
          () => birthDate(typed, { format, today, minimumAge: signUp.minimumAge }),
        ),
    loyaltyTerms: checkbox(posted.has('loyaltyTerms')),
  });
}

function checkMissing(posted: FormData, { person, market, today }: EnrolmentChecks): Problems<string> {
  if (!person) return {};
  const asked = missingFields(person).filter((field) => field !== 'phone');
  const form = { ...profileFormOf(posted), email: person.email, phone: '' };
  return checkProfile(form, { market, today, required: asked });
}
