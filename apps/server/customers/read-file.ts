import { Readable } from 'node:stream';
import { readCustomerFile } from '@eyelet/contracts/customers/read-file.ts';
import { archiveOfRequest } from '@eyelet/db/customers/request.ts';
import { recordExport } from '../audit/record-export.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { isConcerned } from './concerned.ts';

/** The archive that the customer gets, for the two people who answer for it; each reading is audited. */
export const readCustomerFileHandler = handle(readCustomerFile, async (context, { params }) => {
  const found = await archiveOfRequest(context.shop.database.db, params, context.now);
  if (!found) return refuse('STF404');
  if (!isConcerned(found, staffOf(context).staffId)) return refuse('STF471');
  const { consumerNo } = params;
  await recordExport(context, readCustomerFile, { kind: 'customer', id: consumerNo }, { request: 'export' });
  return new Download(`${consumerNo.replace(/[^\w-]/g, '')}.zip`, 'application/zip', Readable.from([found.archive]));
});
