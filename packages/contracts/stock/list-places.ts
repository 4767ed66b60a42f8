import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** The places that have stock, warehouses first, then by name. */
export const listStockPlaces = operation({
  id: 'stock.listPlaces',
  method: 'GET',
  path: '/staff/v1/stock/places',
  summary: 'List warehouses and stores',
  callers: { staff: 'stock.read', keys: true },
  response: Type.Object({
    places: Type.Array(
      Type.Object({ placeId: Type.String(), name: Type.String(), kind: oneOf(['warehouse', 'store']) }),
    ),
  }),
  refusals: [],
});

export type StockPlace = Static<typeof listStockPlaces.response>['places'][number];
