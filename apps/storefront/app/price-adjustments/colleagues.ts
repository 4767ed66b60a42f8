import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import type { SelectOption } from '@eyelet/ui/fields/select.tsx';
import { isSeller } from '../session/is-consumer.ts';
import { authOf, type Visitor } from '../shopper/auth-of.ts';

/** Who else sells for the store of an associate, and so may be asked to approve; undefined for everybody who does not sell. */
export async function colleaguesOf(visitor: Visitor, request: Request): Promise<readonly SelectOption[] | undefined> {
  if (!isSeller(visitor.session)) return undefined;
  const storeSession = (await authOf(visitor, request))?.storeSession;
  // The operator has taken the store from the associate; the session lives on for a while.
  if (!storeSession) return [];
  const { storeId, storeEmployeeId } = storeSession;
  const { employees } = await visitor.client.call(listStoreEmployees, { params: { storeId } });
  return employees
    .filter((one) => one.storeEmployeeId !== storeEmployeeId)
    .map((one) => ({ value: one.storeEmployeeId, label: one.storeEmployeeName }));
}
