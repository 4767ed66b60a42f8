import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { reportFilter, reportSchema } from './report.ts';

/** Sales, returns and stock-outs of some days. STF400: a day or a market that does not exist. */
export const readReport = operation({
  id: 'reports.read',
  method: 'GET',
  path: '/staff/v1/reports',
  summary: 'Read figures of the shop',
  callers: { staff: 'reports.read', keys: true },
  query: Type.Object(reportFilter),
  response: reportSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
