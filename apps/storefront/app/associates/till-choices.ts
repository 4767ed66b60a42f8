import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { listStores } from '@eyelet/contracts/stores/list.ts';
import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import type { SelectOption } from '@eyelet/ui/fields/select.tsx';

/** The choices of the sign-in for associates: the stores, the chosen one, and its employees. */
export type TillChoices = Readonly<{
  stores: readonly SelectOption[];
  /** '' if no store is chosen, or an unknown one. */
  storeId: string;
  employees: readonly SelectOption[];
}>;

/** The stores, and the employees of the chosen one (C7.95, C7.96). */
export async function tillChoices(client: ApiClient, asked: string): Promise<TillChoices> {
  const { stores } = await client.call(listStores, {});
  const options = stores.map(({ storeId, storeName }) => ({ value: storeId, label: storeName }));
  const storeId = stores.some((store) => store.storeId === asked) ? asked : '';
  return { stores: options, storeId, employees: storeId === '' ? [] : await employeesOf(client, storeId) };
}

/** The store may have been removed since the stores were read; it then has no employees. */
async function employeesOf(client: ApiClient, storeId: string): Promise<readonly SelectOption[]> {
  try {
    const { employees } = await client.call(listStoreEmployees, { params: { storeId } });
    return employees.map((one) => ({ value: one.storeEmployeeId, label: one.storeEmployeeName }));
  } catch (error) {
    if (error instanceof ApiError && error.id === 'STR404') return [];
    throw error;
  }
}
