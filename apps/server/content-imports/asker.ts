import type { ImportAsker } from '@eyelet/db/tables/content-imports.ts';
import { sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';

/** The caller, as the audit entry of the job will name them. */
export function askerOf(context: Context): ImportAsker {
  const { staffId, staffName, network, device, correlationId } = sourceOf(context);
  return { staffId, staffName, network, device, correlationId };
}
