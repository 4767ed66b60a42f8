import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** The most sizes of one call. */
export const mostWrittenLevels = 500;

/** The most pieces of a size at a place. */
export const mostOnHand = 2_000_000_000;

/** How stock is written: counted, or changed by so many. */
export const levelWritings = ['set', 'adjust'] as const;

/**
 * Writes the stock of sizes at a place, all or none, as counted (`set`) or by what has come and gone (`adjust`, negative: gone). A count is
 * of all that is there, packed or not, without what is put ready for collection: pieces that wait for orders (`waiting`) are taken off it,
 * as they left the stock (`onHand`) when they were bought. What is reserved stays: what is left of a count is raised to it, as the answer
 * shows, and an adjustment that would take it is refused whole with STF517, which says of each UPC how many are free. Repeated under its id it writes nothing and answers what is there now. STF400:
 * a size that there is not, or twice, or more pieces of it than a place can have; STF404: no such place; STF409: the id was used for something else.
 */
export const writeStockLevels = operation({
  id: 'stock.writeLevels',
  method: 'PUT',
  path: '/staff/v1/stock/places/{placeId}/levels/{writingId}',
  summary: 'Set or adjust the stock of a place',
  callers: { staff: 'stock.write', keys: true },
  params: Type.Object({
    placeId: Type.String({ maxLength: 40 }),
    writingId: Type.String({ format: 'uuid', description: 'Chosen by the caller: the same writing is done once.' }),
  }),
  body: Type.Object({
    as: oneOf(levelWritings),
    levels: Type.Array(
      Type.Object({
        upc: Type.String({ minLength: 1, maxLength: 40 }),
        units: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      }),
      { minItems: 1, maxItems: mostWrittenLevels },
    ),
    reference: Type.Optional(
      nullable(
        Type.String({ maxLength: 100, description: 'What the outside system calls it; it is in the audit log.' }),
      ),
    ),
  }),
  response: Type.Object({
    levels: Type.Array(
      Type.Object({
        upc: Type.String(),
        onHand: Type.Integer({ description: 'Without what waits for orders.' }),
        reserved: Type.Integer({ description: 'What of it is promised to whoever is paying, or is put aside.' }),
        free: Type.Integer(),
        waiting: Type.Integer({ description: 'Pieces that lie there for orders and have not left.' }),
      }),
    ),
  }),
  refusals: ['STF400', 'STF404', 'STF409', 'STF517'],
  invalid: 'STF400',
});
