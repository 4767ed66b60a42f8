import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Context } from '../kernel/context.ts';
import { workplaceOf } from './workplace.ts';

/** The email of an employee of a store; '' for anybody else, which takes as long to refuse as a wrong password. */
export async function emailOfEmployee(
  { shop }: Pick<Context, 'shop'>,
  storeId: string | undefined,
  storeEmployeeId: string | undefined,
): Promise<string> {
  const employee = await findConsumer(shop.database.db, storeEmployeeId ?? '');
  const store = workplaceOf({ shop }, employee);
  return (storeId !== undefined && store?.id === storeId && employee?.email) || '';
}
