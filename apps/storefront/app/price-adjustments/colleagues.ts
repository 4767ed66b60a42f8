import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import type { SelectOption } from '@eyelet/ui/fields/select.tsx';
import { isSeller } from '../session/is-consumer.ts';
import { authOf, type Visitor } from '../shopper/auth-of.ts';

/** The other associates of the seller's store, who may be asked to approve; undefined for callers who do not sell. */
export async function colleaguesOf(visitor: Visitor, request: Request): Promise<readonly SelectOption[] | undefined> {
  if (!isSeller(visitor.session)) return undefined;
  const storeSession = (await authOf(visitor, request))?.storeSession;
  // The associate has been removed from the store; the session still lives for a while.
  if (!storeSession) return [];
  const { storeId, storeEmployeeId } = storeSession;
  const { employees } = await visitor.client.call(listStoreEmployees, { params: { storeId } });
  return employees
    .filter((one) => one.storeEmployeeId !== storeEmployeeId)
    .map((one) => ({ value: one.storeEmployeeId, label: one.storeEmployeeName }));
}
