import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a customer as a call has answered, wherever they are shown. */
export async function customerChanged(customer: Customer): Promise<void> {
  const { consumerNo } = customer;
  queries.setQueryData(['customer', consumerNo], customer);
  await refresh(['list', 'customers'], ['timeline', 'customer', consumerNo], ['home']);
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentCustomer(error: unknown): Promise<never> {
  const current = currentOf<Customer>(error);
  if (current) await customerChanged(current);
  throw error;
}
