import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import type { Context } from '../kernel/context.ts';
import { storeNamed } from './store-named.ts';

/**
 * The store that an associate sells for and who it is, as the operator has it now; null for one who no longer works in
 * a store, and so sells for none (C3.45, C4.58).
 */
export function storeSessionOf(
  context: Pick<Context, 'shop'>,
  associate: Pick<Consumer, 'id' | 'works_at' | 'first_name' | 'last_name'> | undefined,
): StoreSession | null {
  const store = storeNamed(context, associate?.works_at);
  if (!associate || !store) return null;
  return {
    storeId: store.id,
    storeName: store.name,
    storeEmployeeId: associate.id,
    storeEmployeeName: storeEmployeeName(associate),
  };
}
