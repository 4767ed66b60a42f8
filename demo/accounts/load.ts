import { createHash, randomUUID } from 'node:crypto';
import { insertAddress } from '@eyelet/db/addresses/address.ts';
import { insertCard } from '@eyelet/db/cards/card.ts';
import { emailKeyOf, findConsumerByEmail, insertConsumer, takenMember } from '@eyelet/db/consumers/consumer.ts';
import { setPassword } from '@eyelet/db/credentials/credential.ts';
import { setPin } from '@eyelet/db/credentials/till-pin.ts';
import type { Database, Reader, Transaction } from '@eyelet/db/database.ts';
import { insertSandboxCard } from '@eyelet/db/payments/sandbox-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { readSetting, writeSetting } from '@eyelet/db/settings/setting.ts';
import { insertCreditAdjustment } from '@eyelet/db/store-credit/adjustment.ts';
import { addSubscription } from '@eyelet/db/subscriptions/subscription.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { changedDocument } from '@eyelet/server/consumer/address-document.ts';
import { newMemberId } from '@eyelet/server/consumer/member-id.ts';
import { hashPassword } from '@eyelet/server/credentials/password-hashes.ts';
import { newSecret } from '@eyelet/server/kernel/secrets.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { pointsOf } from '@eyelet/server/loyalty/earn.ts';
import { postAdjustment } from '@eyelet/server/store-credit-desk/post-adjustment.ts';
import type { DemoAccount } from './account.ts';
import { accounts, demoPassword } from './accounts.ts';

/**
 * Writes the demo accounts into a shop; only into a sandbox, as their password is public. Existing accounts
 * are not changed, and a deleted one is not created again. Returns whether it wrote.
 */
export async function loadAccounts({ db }: Database, now: Date): Promise<boolean> {
  const print = createHash('sha256').update(JSON.stringify(accounts)).digest('hex');
  if ((await readSetting(db, 'demo-accounts')) === print) return false;
  const passwordHash = await hashPassword(demoPassword);
  for (const account of accounts) {
    if (await findConsumerByEmail(db, account.email)) continue;
    try {
      await transact(db, (tx) => writeAccount(tx, account, passwordHash, now));
    } catch (error) {
      // The phone is in use, or another process wrote the account first.
      if (!takenMember(error)) throw error;
    }
  }
  await writeSetting(db, 'demo-accounts', print);
  return true;
}

async function writeAccount(
  tx: Transaction<Tables>,
  account: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const market = marketByLocale(account.locale) ?? defaultMarket;
  const isMember = account.points !== undefined;
  const joined = joinedAt(account, now);
  await insertConsumer(tx, {
    id,
    kind: account.kind ?? 'REGISTERED',
    email: account.email,
    email_key: emailKeyOf(account.email),
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    postal_code: account.shipsTo[0]?.postalCode ?? '',
    birth_date: account.birthDate,
    gender: account.gender,
    locale: market.header,
    country: market.country,
    region: market.region,
    interests: [...(account.interests ?? [])],
    preferred_shoe_size: account.shoeSize ?? '',
    works_at: account.store ?? null,
    approves_adjustments: account.approvesAdjustments ?? false,
    source: JSON.stringify(account.store ? { store: account.store } : {}),
    member_id: isMember ? newMemberId() : null,
    loyalty_opt_in_at: isMember ? joined : null,
    identities: [...(account.identities ?? [])],
    programme_proof: account.programmeProof ?? null,
    spending: JSON.stringify(account.spending ?? {}),
    employee_terms_accepted_at: account.hasAcceptedEmployeeTerms ? now : null,
    terms_accepted_at: joined,
    deletion_due_at: null,
    deleted_at: null,
    created_at: joined,
    updated_at: joined,
  });
  if (account.points) await givePoints(tx, id, account.points, now);
  if (account.storeCredit) await giveCredit(tx, { id, amount: account.storeCredit, currency: market.currency }, now);
  await setPassword(tx, id, passwordHash, now);
  if (account.tillPin) await setPin(tx, id, await hashPassword(account.tillPin), now);
  const billingAddressId = await writeAddresses(tx, id, account, market, now);
  if (account.card) await writeCard(tx, id, account.card, billingAddressId, now);
  await writeSubscriptions(tx, id, account, market, now);
}

/** Gives store credit as staff do, so that the recount finds what has given it. */
async function giveCredit(
  tx: Transaction<Tables>,
  { id: consumer_id, amount, currency }: Readonly<{ id: string; amount: number; currency: string }>,
  now: Date,
): Promise<void> {
  const row = {
    ...{ id: randomUUID(), consumer_id, currency, amount, reason: 'goodwill', note: '', state: 'done' as const },
    ...{ asked_by: 'demo', asked_at: now, decided_by: null, decided_at: now },
  };
  await insertCreditAdjustment(tx, row);
  await postAdjustment(tx, row, now);
}

/** Credits a member with initial points. */
async function givePoints(tx: Transaction<Tables>, consumerNo: string, points: number, now: Date): Promise<void> {
  const entries = issue(pointsOf(consumerNo), points);
  await post(tx, { key: `demo points ${consumerNo}`, kind: 'issue', reference: consumerNo, entries }, now);
}

/** Some days before the first order, or now. */
function joinedAt({ orders: [first] = [] }: DemoAccount, now: Date): Date {
  return first ? new Date(now.getTime() - (first.daysAgo + 10) * 24 * 60 * 60 * 1000) : now;
}

/** Writes the address book; returns the id of the billing address. */
async function writeAddresses(
  tx: Reader,
  consumerId: string,
  account: DemoAccount,
  market: Market,
  now: Date,
): Promise<string | null> {
  const { firstName, lastName, email, phone, shipsTo, billedAt } = account;
  const book = [
    ...shipsTo.map((place, index) => ({ place, type: 'S' as const, main: index === 0 })),
    ...(billedAt ? [{ place: billedAt, type: 'B' as const, main: true }] : []),
  ].map((entry) => ({ ...entry, id: randomUUID() }));
  for (const [index, { id, place, type, main }] of book.entries()) {
    const added = new Date(now.getTime() + index);
    await insertAddress(tx, {
      id,
      consumer_id: consumerId,
      approach_type: type,
      main,
      document: changedDocument({ market }, undefined, { ...place, firstName, lastName, email, phone }, type),
      created_at: added,
      updated_at: added,
    });
  }
  return book.find(({ type }) => type === 'B')?.id ?? null;
}

/** Saves a card here and at the sandbox provider, under an unpredictable token. */
async function writeCard(
  tx: Reader,
  consumerId: string,
  { brand, last4, expiryMonth, expiryYear }: NonNullable<DemoAccount['card']>,
  billingAddressId: string | null,
  now: Date,
): Promise<void> {
  const token = `card_${newSecret()}`;
  const card = { token, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear, created_at: now };
  await insertSandboxCard(tx, { ...card, behaviour: 'approve' });
  await insertCard(tx, {
    ...card,
    id: randomUUID(),
    consumer_id: consumerId,
    provider: 'sandbox',
    main: true,
    billing_address_id: billingAddressId,
  });
}

async function writeSubscriptions(
  tx: Reader,
  consumerId: string,
  { email, phone, points, subscribedBy = [] }: DemoAccount,
  market: Market,
  now: Date,
): Promise<void> {
  for (const channel of subscribedBy) {
    const recipient = channel === 'email' ? email : phone;
    await addSubscription(tx, {
      id: randomUUID(),
      consumer_id: consumerId,
      type: points === undefined ? 'Newsletter' : 'LoyaltyNewsletter',
      channel,
      recipient,
      recipient_key: recipient,
      optin: true,
      double_optin: true,
      category: null,
      country: market.country,
      region: market.region,
      locale: market.header,
      optin_at: now,
      optout_at: null,
      confirm_hash: null,
      confirm_sent_at: null,
      end_token: newSecret(),
    });
  }
}
