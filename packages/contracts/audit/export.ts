import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { auditFilter } from './entry.ts';

/** The same as a file of comma-separated values; reading it is an entry of its own. */
export const exportAudit = operation({
  id: 'audit.export',
  method: 'GET',
  path: '/staff/v1/audit/export',
  summary: 'Export what staff have changed (text/csv)',
  callers: { staff: 'audit.read' },
  query: Type.Object(auditFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: [],
  invalid: 'STF400',
  perMinute: 6,
});
