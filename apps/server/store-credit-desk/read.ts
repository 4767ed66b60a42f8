import { readDeskCredit } from '@eyelet/contracts/store-credit-desk/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskCredit } from './view.ts';

export const readDeskCreditHandler = handle(
  readDeskCredit,
  async (context, { params }) =>
    (await deskCredit(context, context.shop.database.db, params.consumerNo)) ?? refuse('STF404'),
);
