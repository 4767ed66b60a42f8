import { Type } from 'typebox';
import { itemIdSchema } from '../content/item.ts';
import { contentKindSchema } from '../content/kinds.ts';
import { operation } from '../kernel/operation.ts';
import { mediumParams } from './medium.ts';

/** An item that shows a medium; `isShown` if shoppers see it now. */
const useSchema = Type.Object({
  itemId: itemIdSchema,
  kind: contentKindSchema,
  key: Type.String(),
  name: Type.String(),
  isShown: Type.Boolean(),
});

/** The items of the content that show a medium in their newest version, or in a current or scheduled publication. */
export const listMediumUses = operation({
  id: 'media.listUses',
  method: 'GET',
  path: '/staff/v1/media/{mediumId}/uses',
  summary: 'List where a medium is used',
  callers: { staff: 'media.read' },
  params: mediumParams,
  response: Type.Object({ items: Type.Array(useSchema), products: Type.Integer() }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
