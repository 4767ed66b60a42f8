import { uploadSettlement } from '@eyelet/contracts/settlements/upload.ts';
import { handle } from '../kernel/handle.ts';
import { keepReport } from './keep-report.ts';

export const uploadSettlementHandler = handle(uploadSettlement, (context, { params, body }) =>
  keepReport(context, uploadSettlement, { id: params.settlementId.toLowerCase(), ...body }),
);
