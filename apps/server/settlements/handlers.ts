import type { AnyHandler } from '../kernel/handle.ts';
import { explainSettlementLineHandler } from './explain.ts';
import { fetchSettlementHandler } from './fetch.ts';
import { listSettlementsHandler } from './list.ts';
import { listSettlementLinesHandler } from './list-lines.ts';
import { readSettlementHandler } from './read.ts';
import { uploadSettlementHandler } from './upload.ts';

/** Settlement reports of the provider, compared with what is booked. */
export const settlementHandlers: readonly AnyHandler[] = [
  listSettlementsHandler,
  readSettlementHandler,
  listSettlementLinesHandler,
  uploadSettlementHandler,
  fetchSettlementHandler,
  explainSettlementLineHandler,
];
