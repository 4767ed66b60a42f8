import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import { employeesOf } from '@eyelet/db/consumers/employees.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** The associates of a store, in alphabetical order. */
export const listStoreEmployeesHandler = handle(listStoreEmployees, async (context, { params }) => {
  const place = context.shop.catalogue.place(params.storeId);
  if (place?.kind !== 'store') return refuse('STR404');
  const employees = await employeesOf(context.shop.database.db, place.id);
  return {
    employees: employees.map((employee) => ({
      storeEmployeeId: employee.id,
      storeEmployeeName: storeEmployeeName(employee),
    })),
  };
});
