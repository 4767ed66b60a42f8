import { listApiKeys } from '@eyelet/contracts/api-keys/list.ts';
import { listKeyRows } from '@eyelet/db/api-keys/key.ts';
import { handle } from '../kernel/handle.ts';
import { keyView } from './view.ts';

export const listApiKeysHandler = handle(listApiKeys, async ({ shop, now }) => ({
  keys: (await listKeyRows(shop.database.db)).map((row) => keyView(row, now)),
}));
