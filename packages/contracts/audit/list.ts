import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageQuery } from '../paging/page.ts';
import { auditEntrySchema, auditFilter } from './entry.ts';

/** What staff have changed, newest first. */
export const listAudit = operation({
  id: 'audit.list',
  method: 'GET',
  path: '/staff/v1/audit',
  summary: 'List what staff have changed',
  callers: { staff: 'audit.read' },
  query: Type.Object({ ...auditFilter, ...pageQuery }),
  response: Type.Object({ rows: Type.Array(auditEntrySchema), next: nullable(Type.String()) }),
  refusals: [],
  invalid: 'STF400',
});
