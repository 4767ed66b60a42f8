import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { reportFilter } from './report.ts';

/** The days of a report as a CSV file, a row for each day and currency. */
export const exportReport = operation({
  id: 'reports.export',
  method: 'GET',
  path: '/staff/v1/reports/export',
  summary: 'Export figures of the shop by day (text/csv)',
  callers: { staff: 'reports.read' },
  query: Type.Object(reportFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF400'],
  invalid: 'STF400',
  perMinute: 6,
});
