import { identityTypes } from '@eyelet/contracts/consumer/profile.ts';
import type { Customer, ListedCustomer } from '@eyelet/contracts/customers/customer.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findCredential } from '@eyelet/db/credentials/credential.ts';
import { actionsOf } from '@eyelet/db/customers/action.ts';
import { requestsOf } from '@eyelet/db/customers/request.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { looksOf } from '@eyelet/db/looks/look.ts';
import { preferencesOf } from '@eyelet/db/notifications/preference.ts';
import { passkeysOf } from '@eyelet/db/passkeys/passkey.ts';
import { sessionsOf } from '@eyelet/db/sessions/session.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { mainFirst } from '@eyelet/domain/consumer/main-address.ts';
import { allPreferences } from '@eyelet/domain/consumer/notifications.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { type AddressDocument, savedAddressOf } from '../consumer/address-document.ts';
import { personView } from '../consumer/person-view.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { lookView } from './look-view.ts';
import { actionView, requestView } from './request-view.ts';

/** Requests, and actions of staff, that a record shows. */
const mostShown = 50;

type Listed = Pick<
  Consumer,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'member_id' | 'locale' | 'kind' | 'identities' | 'confirmed'
> &
  Pick<Consumer, 'created_at' | 'deletion_due_at'> &
  Readonly<{ waiting: number }>;

/** A customer as a list of the studio has them. */
export function listedCustomer(row: Listed): ListedCustomer {
  return {
    consumerNo: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email ?? '',
    phone: row.phone ?? '',
    memberId: row.member_id,
    locale: row.locale,
    kinds: kindsOf(row),
    isConfirmed: row.confirmed,
    createdAt: row.created_at.toISOString(),
    deletionAt: row.deletion_due_at?.toISOString() ?? null,
    waiting: row.waiting,
  };
}

function kindsOf({ member_id, kind, identities }: Pick<Listed, 'member_id' | 'kind' | 'identities'>) {
  const kinds: ListedCustomer['kinds'] = [
    ...(member_id === null ? [] : (['member'] as const)),
    ...(kind === 'EMPLOYEE' ? (['employee'] as const) : []),
    ...(identities.includes('athlete') ? (['athlete'] as const) : []),
    ...(identities.some((one) => one === 'wranx' || one === 'ipa') ? (['professional'] as const) : []),
  ];
  return kinds.length === 0 ? (['registered'] satisfies ListedCustomer['kinds']) : kinds;
}

/** The version of a profile, over which it is corrected: when it was changed last. */
export const versionOf = ({ updated_at }: Pick<Consumer, 'updated_at'>) => updated_at.getTime();

/** A customer as the desk works on them; undefined once their account is erased. */
export async function customerView(context: Context, db: Reader, consumerNo: string): Promise<Customer | undefined> {
  const consumer = await findConsumer(db, consumerNo);
  if (!consumer) return undefined;
  const { staffId, language } = staffOf(context);
  // One after the other, as they may be on the connection of a transaction.
  const addresses = await addressesOf<AddressDocument>(db, consumerNo);
  const subscriptions = await subscriptionsOf(db, consumerNo);
  const preferences = await preferencesOf(db, consumerNo);
  const sessions = await sessionsOf(db, consumerNo, context.now);
  const requests = await requestsOf(db, consumerNo, mostShown);
  const actions = await actionsOf(db, consumerNo, mostShown);
  const looks = await looksOf(db, consumerNo, mostShown);
  const { email: _, phone: __, ...person } = personView(consumer);
  const favStore = storeNamed(context, consumer.fav_store_id);
  return {
    ...listedCustomer({ ...consumer, waiting: requests.filter(({ state }) => state === 'waiting').length }),
    ...person,
    identities: identityTypes.filter((type) => consumer.identities.includes(type)),
    interests: consumer.interests,
    preferredShoeSize: consumer.preferred_shoe_size,
    favStore: favStore?.name ?? '',
    hasPassword: (await findCredential(db, consumerNo)) !== undefined,
    passkeys: (await passkeysOf(db, consumerNo)).length,
    addresses: mainFirst(addresses.map(savedAddressOf)).map((address) => ({
      addressId: address.addressId,
      approachType: address.approachType,
      main: address.main,
      lines: addressLines(address, countryName(address.country, language)),
    })),
    consents: consentsOf(consumer),
    subscriptions: subscriptions.map((one) => ({
      ...{ type: one.type, channel: one.channel, recipient: one.recipient },
      ...{ optin: one.optin, doubleOptin: one.double_optin },
      ...{ optinAt: one.optin_at?.toISOString() ?? null, optoutAt: one.optout_at?.toISOString() ?? null },
    })),
    notifications: [...allPreferences(preferences)],
    sessions: sessions.map((one) => ({
      ...{ device: one.device, place: one.place, isAssociate: one.associate },
      ...{ signedInAt: one.created_at.toISOString(), lastUsedAt: one.last_used_at.toISOString() },
    })),
    requests: requests.map((one) => requestView(one, staffId)),
    actions: actions.map(actionView),
    looks: looks.map((one) => lookView(one, staffId, context.now)),
    version: versionOf(consumer),
  };
}

function consentsOf(consumer: Consumer): Customer['consents'] {
  const accepted = (
    of: Customer['consents'][number]['of'],
    at: Date | null,
    page: string | null,
    version: number | null,
  ) => (at === null ? [] : [{ of, acceptedAt: at.toISOString(), page, version }]);
  return [
    ...accepted('terms', consumer.terms_accepted_at, consumer.terms_page, consumer.terms_version),
    ...accepted(
      'loyalty-terms',
      consumer.loyalty_opt_in_at,
      consumer.loyalty_terms_page,
      consumer.loyalty_terms_version,
    ),
    ...accepted(
      ...(['employee-terms', consumer.employee_terms_accepted_at] as const),
      ...([consumer.employee_terms_page, consumer.employee_terms_version] as const),
    ),
  ];
}
