import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const popupSchema = Type.Object({
  key: Type.String(),
  type: oneOf(['newsletter', 'account'], 'What it holds.'),
  props: Type.Record(Type.String(), Type.Unknown()),
});

/** The pop-ups of a market in the order in which they appear (B9.29). */
export const listPopups = operation({
  id: 'content.listPopups',
  method: 'GET',
  path: '/fapi/components/popups',
  summary: 'The pop-ups of a market.',
  callers: 'anyone',
  response: Type.Object({ popups: Type.Array(popupSchema) }),
  refusals: [],
});
