import type { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import { isRequired, type SignUpField } from '@eyelet/domain/auth/sign-up.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';
import { email as checkEmail, tidyEmail } from '@eyelet/domain/validation/email.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { changeOfDetails } from '../consumer/details.ts';
import { passwordRefusal } from '../credentials/check-password.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { isOffered } from '../subscriptions/new-subscription.ts';

type Body = InputOf<typeof signUp>['body'];

/** A new consumer as stored. */
export type Person = Readonly<{
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  postal_code: string;
  birth_date: string | null;
  gender: string;
}>;

/** Checks the input of a sign-up by the rules of the form and of the market. */
export function checkNewConsumer(
  context: Pick<Context, 'market' | 'now' | 'shop'>,
  body: Body,
): Person | Refusal<RefusalOf<typeof signUp>> {
  const email = tidyEmail(body.email);
  if (email === '' || checkEmail(email)) return refuse('AUT453', { member: 'email' });
  const weak = passwordRefusal(context, body.password, email);
  if (weak) return refuse(weak.id, { member: 'password', reason: weak.reason });
  const details = changeOfDetails(context, body);
  if (details instanceof Refusal) return details;
  // A consent that cannot be stored is refused rather than ignored.
  if (body.subscriptions?.smsNotificationConsent) {
    if (!isOffered(context, 'sms')) return refuse('PRO412', { member: 'subscriptions.smsNotificationConsent' });
    if (isEmpty(body.phone)) return refuse('PRO412', { member: 'phone' });
  }
  const missing = missingMember(body, context.market);
  if (missing === 'birthDate') return refuse('PRO411', { member: missing });
  if (missing) return refuse('PRO412', { member: missing });
  return {
    email,
    first_name: details.first_name ?? '',
    last_name: details.last_name ?? '',
    phone: details.phone ?? null,
    postal_code: details.postal_code ?? '',
    birth_date: details.birth_date ?? null,
    gender: details.gender ?? '',
  };
}

/** The form of a sign-up: the simplified one asks for no consents, that of the membership for its own. */
export function variantOf({ subscriptions }: Pick<Body, 'subscriptions'>): SignUpVariant {
  if (!subscriptions) return 'simplified';
  return subscriptions.loyaltyConsent ? 'loyalty' : 'standard';
}

/** Whether a request answers each field that a market may ask for. */
const answers: Readonly<Record<string, Readonly<{ field: SignUpField; isAnswered: (body: Body) => boolean }>>> = {
  birthDate: { field: 'birthDate', isAnswered: ({ birthDate }) => !isEmpty(birthDate) },
  firstName: { field: 'firstName', isAnswered: ({ firstName }) => !isEmpty(firstName) },
  lastName: { field: 'lastName', isAnswered: ({ lastName }) => !isEmpty(lastName) },
  phone: { field: 'phone', isAnswered: ({ phone }) => !isEmpty(phone) },
  gender: { field: 'gender', isAnswered: ({ gender }) => gender !== undefined },
  isTermsConfirmed: { field: 'policy', isAnswered: ({ isTermsConfirmed }) => isTermsConfirmed === true },
  'subscriptions.smsNotificationConsent': {
    field: 'optInAccepted',
    isAnswered: ({ subscriptions }) => subscriptions?.smsNotificationConsent === true,
  },
};

/** Required for every account; the simplified form states the terms beside its button. */
const terms = 'isTermsConfirmed';

/** The first member that the form requires and the request lacks (B5.3.11). */
function missingMember(body: Body, market: Pick<Market, 'signUp'>): string | undefined {
  const variant = variantOf(body);
  const isMissing = (member: string) => {
    const answer = answers[member];
    const isAsked = member === terms || (answer !== undefined && isRequired(answer.field, variant, market));
    return isAsked && !answer?.isAnswered(body);
  };
  return Object.keys(answers).find(isMissing);
}
