import { updateConsumer as operation } from '@eyelet/contracts/consumer/update.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import {
  type Consumer,
  type ConsumerChange,
  findConsumer,
  takenMember,
  updateConsumer,
} from '@eyelet/db/consumers/consumer.ts';
import { endEnrolments } from '@eyelet/db/consumers/enrolment.ts';
import { voidResetLinks } from '@eyelet/db/credentials/reset-link.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { membershipOf } from '@eyelet/domain/consumer/membership.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { changeOwn, endMembersNews } from '../subscriptions/change-own.ts';
import { followContact } from '../subscriptions/follow-contact.ts';
import { isOffered } from '../subscriptions/new-subscription.ts';
import { changeOfDetails, changeOfPreferences } from './details.ts';
import { joining, noMembership } from './joining.ts';
import { profileView } from './profile-view.ts';
import { tellProfile } from './tell-profile.ts';

type Refused = Refusal<RefusalOf<typeof operation>>;

/** Changes the profile (C7.64): everything that the call sends, or nothing. */
export const updateConsumerHandler = handle(operation, async (context, { body }) => {
  const { shop } = context;
  const { db } = shop.database;
  const consumer = await findConsumer(db, context.session?.consumerNo ?? '');
  if (!consumer) return refuse('PRO404');
  const change = await changeOf(context, consumer, body);
  if (change instanceof Refusal) return change;
  try {
    await transact(db, async (tx) => {
      await updateConsumer(tx, consumer.id, { ...change, updated_at: context.now });
      await tellProfile(tx, consumer, change, context.now);
      if (change.email && consumer.email && change.email_key !== consumer.email_key) {
        await writeSecurityFact(tx, 'consumer.email-changed', consumer, context);
        await voidResetLinks(tx, consumer.id, context.now);
        await endEnrolments(tx, change.email, consumer.id);
      }
      const after = { ...consumer, ...pickContact(change) };
      await followContact(tx, consumer, after, context);
      if (change.member_id === null) await endMembersNews(tx, consumer.id, context.now);
      for (const wish of body.consumerProfile.subscriptions ?? []) await changeOwn(tx, after, wish, context);
    });
  } catch (error) {
    const taken = takenMember(error);
    if (!taken) throw error;
    return taken === 'email' ? refuse('PRO400', { member: 'email' }) : refuse('AUT442', { member: 'phone' });
  }
  wakeAnnouncer(shop.database);
  const changed = await findConsumer(db, consumer.id);
  return changed ? profileView(context, changed, true) : refuse('PRO404');
});

/** The columns that change, or why they cannot. */
async function changeOf(
  context: Context,
  consumer: Consumer,
  { consumerProfile, currentPassword }: InputOf<typeof operation>['body'],
): Promise<ConsumerChange | Refused> {
  const details = changeOfDetails(context, consumerProfile.consumerDetails ?? {}, consumer);
  if (details instanceof Refusal) return details;
  if (details.email_key !== undefined && details.email_key !== consumer.email_key) {
    if (!(await isOwnPassword(context, consumer.id, currentPassword ?? ''))) {
      return refuse('AUT450', { member: 'currentPassword' });
    }
  }
  // Only employees have terms to accept.
  if (consumer.kind !== 'EMPLOYEE') {
    delete details.employee_terms_accepted_at;
    delete details.employee_terms_page;
    delete details.employee_terms_version;
  }
  const preferences = changeOfPreferences(context, consumerProfile.preferences ?? {});
  if (preferences instanceof Refusal) return preferences;
  const wanted = consumerProfile.subscriptions?.filter(({ optin }) => optin) ?? [];
  if (wanted.some(({ channel }) => !isOffered(context, channel))) return refuse('PRO412', { member: 'subscriptions' });
  const phone = details.phone === undefined ? consumer.phone : details.phone;
  const membership = membershipOf({
    optsIn: consumerProfile.enrollments?.findLast(({ type }) => type === 'Loyalty')?.optin,
    isMember: consumer.member_id !== null,
    hasBirthDate: Boolean(details.birth_date || consumer.birth_date),
    hasPhone: Boolean(phone),
    wantsSms: wanted.some(({ channel }) => channel === 'sms'),
  });
  if (typeof membership === 'object') return refuse(membership.id, { member: membership.member });
  return {
    ...details,
    ...preferences,
    ...(membership === 'joins' ? joining(context) : {}),
    ...(membership === 'leaves' ? noMembership : {}),
  };
}

function pickContact({ email, phone }: ConsumerChange): Partial<Pick<Consumer, 'email' | 'phone'>> {
  return { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
}
