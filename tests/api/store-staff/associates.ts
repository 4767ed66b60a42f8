import { addStoreStaff } from '@eyelet/contracts/store-staff/add.ts';
import { testStore } from '@eyelet/testing/associate.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** An associate whom staff have added to a store, with the members that calls need. */
export async function addedAssociate(staff: StaffBrowser, { origin }: RunningShop, adjustsUpTo: number | null = null) {
  const { email, password } = await newConsumer(origin);
  const body = { email, storeId: testStore, adjustsUpTo, approves: false };
  const added = await staff.call(addStoreStaff, { body });
  const { employeeId, version } = added;
  return { added, email, password, params: { employeeId }, body: { version } };
}
