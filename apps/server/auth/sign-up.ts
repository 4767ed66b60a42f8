import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import {
  type Consumer,
  emailKeyOf,
  findConsumerByEmail,
  insertConsumer,
  type NewConsumer,
  takenMember,
  updateConsumer,
} from '@eyelet/db/consumers/consumer.ts';
import { endEnrolments, lockEnrolment } from '@eyelet/db/consumers/enrolment.ts';
import { setPassword } from '@eyelet/db/credentials/credential.ts';
import { insertResetLink } from '@eyelet/db/credentials/reset-link.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { joining, noMembership } from '../consumer/joining.ts';
import { termsInForce, useTermsPage } from '../content/terms-in-force.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { subscribeNewConsumer } from '../subscriptions/new-subscription.ts';
import { resetLinkMs } from './answer-reset.ts';
import { checkNewConsumer, variantOf } from './check-new-consumer.ts';

type Body = InputOf<typeof signUp>['body'];

type Refused = Refusal<RefusalOf<typeof signUp>>;

/** Creates an account (C7.18, B7.16), or completes a profile that has no password yet (B7.20). */
export const signUpHandler = handle(signUp, async (context, { body }) => {
  const { shop, market } = context;
  const person = checkNewConsumer(context, body);
  if (person instanceof Refusal) return person;
  const passwordHash = await hashPassword(body.password);
  try {
    const made = await transact(shop.database.db, async (tx) => {
      const consumer = await writeConsumer(tx, { ...person, ...factsOf(context, body) }, body.consumerId, context);
      if (consumer instanceof Refusal) return consumer;
      const end = body.isTemporaryPassword ? new Date(context.now.getTime() + resetLinkMs) : null;
      await setPassword(tx, consumer.id, passwordHash, context.now, end);
      const letterId = end && (await keepChoice(tx, { ...person, id: consumer.id }, end, context));
      const { id: consumerId } = consumer;
      const payload = { consumerId, variant: variantOf(body), locale: market.header, letterId };
      await writeFacts(tx, [{ name: 'consumer.signed-up', subject: letterId ?? consumerId, payload }], context.now);
      if (body.subscriptions?.loyaltyConsent === true) {
        await writeFacts(tx, [{ name: 'member.joined', subject: consumerId, payload: { consumerId } }], context.now);
      }
      await subscribeNewConsumer(tx, { ...person, id: consumer.id }, body.subscriptions ?? {}, context);
      return consumer;
    });
    if (made instanceof Refusal) return made;
    wakeAnnouncer(shop.database);
    return { consumerId: made.id };
  } catch (error) {
    const taken = takenMember(error);
    if (!taken) throw error;
    return taken === 'email' ? refuse('AUT439', { member: 'email' }) : refuse('AUT444', { member: 'phone' });
  }
});

/** The letter with a link to choose a password, for a consumer whose account was created with a temporary one; returns its id. */
async function keepChoice(
  tx: Reader,
  { id, email, first_name: name }: Readonly<{ id: string; email: string; first_name: string }>,
  expiresAt: Date,
  { newId, now, market }: Context,
): Promise<string> {
  const token = newSecret();
  await insertResetLink(tx, { tokenHash: hashOf(token), consumerId: id, now, expiresAt });
  const letter = { id: newId(), kind: 'choose-password', recipient: email, locale: market.header };
  await keepLetters(tx, [{ ...letter, facts: { name, token } }], now);
  return letter.id;
}

/** The facts of a sign-up besides the person: its source, market and consents. */
function factsOf(context: Context, { source, subscriptions, ...body }: Body) {
  const { shop, now, leadSource, market } = context;
  const campaignName = leadSource ?? source?.campaignName;
  const loyalty = subscriptions?.loyaltyConsent === true;
  const terms = body.isTermsConfirmed ? termsInForce(shop, useTermsPage, market, now) : null;
  return {
    source: JSON.stringify({ ...source, ...(campaignName ? { campaignName } : {}) }),
    ...(loyalty ? joining(context) : noMembership),
    terms_accepted_at: body.isTermsConfirmed ? now : null,
    terms_page: terms?.page ?? null,
    terms_version: terms?.version ?? null,
    locale: market.header,
    country: market.country,
    region: market.region,
  };
}

type Facts = Omit<NewConsumer, 'id' | 'kind' | 'email_key' | 'created_at' | 'updated_at' | 'email'> &
  Readonly<{ email: string }>;

/** The row of the consumer: a new one, or the profile without a password that `consumerId` and the email name. */
async function writeConsumer(
  tx: Reader,
  facts: Facts,
  consumerId: string | undefined,
  { newId, now }: Context,
): Promise<Pick<Consumer, 'id'> | Refused> {
  if (await findConsumerByEmail(tx, facts.email)) return refuse('AUT439', { member: 'email' });
  const enrolled = consumerId === undefined ? undefined : await lockEnrolment(tx, consumerId, facts.email);
  const id = enrolled?.id ?? newId();
  if (enrolled) await updateConsumer(tx, id, { ...facts, confirmed: true, updated_at: now });
  else {
    await insertConsumer(tx, {
      ...facts,
      id,
      kind: 'REGISTERED',
      email_key: emailKeyOf(facts.email),
      employee_terms_accepted_at: null,
      deletion_due_at: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    });
  }
  await endEnrolments(tx, facts.email, id);
  return { id };
}
