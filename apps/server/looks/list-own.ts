import { listOwnLooks } from '@eyelet/contracts/looks/list-own.ts';
import { handle } from '../kernel/handle.ts';
import { shopperOf } from '../kernel/shopper-of.ts';
import { ownLooksView } from './own-view.ts';

export const listOwnLooksHandler = handle(listOwnLooks, (context) =>
  ownLooksView(context, shopperOf(context).consumerNo),
);
