import type { Pool } from 'pg';

/** Whether a consumer is an employee and has accepted the terms of employees (C6.09). */
export async function hasAcceptedEmployeeTerms(pool: Pool, consumerId: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'employee-terms',
    text: `select from consumer where id = $1 and kind = 'EMPLOYEE' and employee_terms_accepted_at is not null
             and deleted_at is null`,
    values: [consumerId],
  });
  return rows.length > 0;
}
