import { correctCustomer } from '@eyelet/contracts/customers/correct.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { type Consumer, type ConsumerChange, takenMember, updateConsumer } from '@eyelet/db/consumers/consumer.ts';
import { joinInterests } from '@eyelet/domain/consumer/interests.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { changeOfDetails, changeOfPreferences } from '../consumer/details.ts';
import { tellProfile } from '../consumer/tell-profile.ts';
import { type Context, changedContext } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { followContact } from '../subscriptions/follow-contact.ts';
import { actOn } from './act.ts';
import { customerView, versionOf } from './view.ts';

/** Corrects a profile by the rules that hold for its owner, in the market of the account. */
export const correctCustomerHandler = handle(correctCustomer, async (called, { params, body }) => {
  try {
    return await actOn<'STF400' | 'STF409'>(called, correctCustomer, {
      ...{ params, body, action: 'profile' },
      work: async (tx, consumer) => {
        const context = changedContext(called, { market: marketByHeader(consumer.locale) ?? defaultMarket });
        if (versionOf(consumer) !== body.version) {
          return refuseStale('STF409', await customerView(called, tx, consumer.id));
        }
        const change = changeOf(context, consumer, body);
        if (change instanceof Refusal) return change;
        // Later than the version before also where both are made within a millisecond.
        const updatedAt = new Date(Math.max(called.now.getTime(), versionOf(consumer) + 1));
        await updateConsumer(tx, consumer.id, { ...change, updated_at: updatedAt });
        await tellProfile(tx, consumer, change, called.now);
        const phone = change.phone === undefined ? consumer.phone : change.phone;
        await followContact(tx, consumer, { ...consumer, phone }, context);
        return differences(profileOf(consumer), profileOf({ ...consumer, ...(change as Partial<Consumer>) }));
      },
    });
  } catch (error) {
    if (takenMember(error) !== 'phone') throw error;
    return refuse('AUT442', { member: 'phone' });
  }
});

/** The columns that change, or the member that cannot be stored. */
function changeOf(
  context: Context,
  consumer: Consumer,
  { reason: _, note: __, version: ___, ...body }: InputOf<typeof correctCustomer>['body'],
): ConsumerChange | Refusal<'STF400'> {
  const { interests, preferredShoeSize, ...details } = body;
  const changed = changeOfDetails(context, details, consumer);
  const preferred = changeOfPreferences(context, { interests, preferredShoeSize });
  for (const one of [changed, preferred]) {
    if (one instanceof Refusal) return refuse('STF400', { member: String(one.details?.member ?? '') });
  }
  return { ...changed, ...preferred } as ConsumerChange;
}

/** The members that staff can change, as texts. */
function profileOf(consumer: Consumer): Record<string, string> {
  return {
    firstName: consumer.first_name,
    lastName: consumer.last_name,
    phone: consumer.phone ?? '',
    postalCode: consumer.postal_code,
    birthDate: consumer.birth_date ?? '',
    interests: joinInterests(consumer.interests),
    preferredShoeSize: consumer.preferred_shoe_size,
  };
}

function differences(before: Record<string, string>, after: Record<string, string>) {
  const changed = Object.keys(after).filter((member) => before[member] !== after[member]);
  const only = (from: Record<string, string>) =>
    Object.fromEntries(changed.map((member) => [member, from[member] ?? '']));
  return { before: only(before), after: only(after) };
}
