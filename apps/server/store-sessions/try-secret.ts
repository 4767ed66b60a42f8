import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { isPinForm } from '@eyelet/domain/associates/pin.ts';
import { isPinOf } from '../credentials/till-pin.ts';
import { tryPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { workplaceOf } from './workplace.ts';

type Claimed = Readonly<{ storeId: string | undefined; storeEmployeeId: string | undefined; secret: string }>;

/** The associate of a store with this PIN or password; undefined for anybody else, whatever of it was wrong. */
export async function trySecret(
  context: Context,
  { storeId, storeEmployeeId, secret }: Claimed,
): Promise<Consumer | undefined> {
  const { db } = context.shop.database;
  const employee = await findConsumer(db, storeEmployeeId ?? '');
  const isOfStore = storeId !== undefined && workplaceOf(context, employee)?.id === storeId;
  const claimed = isOfStore ? employee : undefined;
  if (isPinForm(secret)) return (await isPinOf(context, claimed, secret)) ? claimed : undefined;
  // Nobody's email takes as long to refuse as a wrong password.
  const tried = await tryPassword(context, claimed?.email ?? '', secret);
  return 'refused' in tried ? undefined : tried.consumer;
}
