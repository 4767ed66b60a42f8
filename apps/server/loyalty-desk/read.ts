import { readDeskMember } from '@eyelet/contracts/loyalty-desk/read.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskMember } from './view.ts';

export const readDeskMemberHandler = handle(
  readDeskMember,
  async (context, { params }) =>
    (await deskMember(context, context.shop.database.db, params.consumerNo)) ?? refuse('STF404'),
);
