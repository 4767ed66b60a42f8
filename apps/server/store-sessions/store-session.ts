import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import type { Context } from '../kernel/context.ts';
import { type Worker, workplaceOf } from './workplace.ts';

/**
 * The store that an associate sells for, and the associate, as staff have set them now; null if they no longer sell for
 * a store (C3.45, C4.58).
 */
export function storeSessionOf(
  context: Pick<Context, 'shop'>,
  associate: (Worker & Pick<Consumer, 'id' | 'first_name' | 'last_name'>) | undefined,
): StoreSession | null {
  const store = workplaceOf(context, associate);
  if (!associate || !store) return null;
  return {
    storeId: store.id,
    storeName: store.name,
    storeEmployeeId: associate.id,
    storeEmployeeName: storeEmployeeName(associate),
  };
}
