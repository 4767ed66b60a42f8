import { type Consumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { defaultMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { accounts } from './accounts.ts';

/** As whom somebody of the demo accounts calls; undefined where the account was deleted. */
export async function callerOf(db: Reader, email: string) {
  const account = accounts.find((one) => one.email === email);
  const consumer = account && (await findConsumerByEmail(db, email));
  return account && consumer && { consumer, ...sessionOf(consumer, account.locale) };
}

/** The session and the market of an account, or of a guest, in the language of their market. */
export function sessionOf({ id, kind }: Readonly<{ id: string; kind: Consumer['kind'] | 'GUEST' }>, locale: string) {
  const session = { id: crypto.randomUUID(), consumerNo: id, consumerType: kind, isAssociate: false };
  return { session, market: marketByLocale(locale) ?? defaultMarket };
}
