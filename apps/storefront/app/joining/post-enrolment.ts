import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { type EnrolmentStep, enrolmentSteps, moveEnrolment } from '@eyelet/domain/consumer/enrolment.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { leadOf } from '../session/lead.ts';
import { signInOnServer } from '../session/sign-in-on-server.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import { checkEnrolment } from './enrolment-check.ts';
import { performEnrolment } from './enrolment-perform.ts';
import { personOf } from './enrolment-person.ts';
import { enrolmentWays } from './enrolment-ways.tsx';
import { enrolmentFieldById } from './refused-sign-up.ts';
import { readServerDay } from './server-day.ts';

/** The state of an enrolment after a posted step. */
export type PostedEnrolment = Readonly<{
  step: EnrolmentStep;
  email: string;
  linkSent: boolean;
  answer: FormAnswer | undefined;
}>;

/** Steps that need no signed-in consumer. */
const open: ReadonlySet<EnrolmentStep> = new Set(['lookup', 'signIn', 'signUp', 'forgotPassword']);

/** Handles a step of the enrolment posted without scripts; resolves to the next one. */
export async function postEnrolment(shop: ShopContext, request: Request): Promise<PostedEnrolment> {
  const { client, market, features } = shop;
  const posted = await request.formData();
  const profile = await profileOnServer(shop, request);
  const step = stepOf(posted, profile);
  const email = textOf(posted, 'email', 100);
  const move = (event: Parameters<typeof moveEnrolment>[1], known: Profile | undefined) =>
    moveEnrolment(step, event, {
      profile: known && personOf(known),
      collectsInterests: features.includes('interests'),
    });
  const way = enrolmentWays[step]?.find(({ event }) => event === posted.get('turn'));
  if (way) return { step: move(way.event, profile), email, linkSent: false, answer: undefined };

  const name = `enrolment-${step}`;
  const person = profile && personOf(profile);
  const problems = checkEnrolment(step, posted, { person, market, today: await readServerDay(client) });
  const stay = (errors: FormAnswer['errors']) => ({
    step,
    email,
    linkSent: false,
    answer: answerWith(name, posted, errors),
  });
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  try {
    const done = await performEnrolment(step, posted, {
      ...{ client, email, profile, market },
      lead: leadOf(new URL(request.url).searchParams),
      proof: async () => textOf(posted, 'recaptcha_response', 4096),
      signIn: signInOnServer(client, textOf(posted, step === 'signUp' ? 'secondProof' : 'recaptcha_response', 4096)),
    });
    const next = move(done.event, done.profile ?? profile);
    return { step: next, email: done.email ?? email, linkSent: step === 'forgotPassword', answer: undefined };
  } catch (error) {
    return stay(errorsOfRefusal(error, enrolmentFieldById));
  }
}

function stepOf(posted: FormData, profile: Profile | undefined): EnrolmentStep {
  const asked = enrolmentSteps.find((one) => one === posted.get('step')) ?? 'lookup';
  return profile || open.has(asked) ? asked : 'lookup';
}
