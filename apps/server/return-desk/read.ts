import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskReturn } from './view.ts';

/** One return with its items. */
export const readDeskReturnHandler = handle(
  readDeskReturn,
  async ({ shop }, { params }) => (await deskReturn(shop, params.returnId)) ?? refuse('STF404'),
);
