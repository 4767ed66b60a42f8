import { listStores } from '@eyelet/contracts/stores/list.ts';
import { handle } from '../kernel/handle.ts';

/** The stores where associates may sign in, in alphabetical order. */
export const listStoresHandler = handle(listStores, async ({ shop, market }) => ({
  stores: shop.catalogue
    .places()
    .filter(({ kind }) => kind === 'store')
    .map(({ id, name }) => ({ storeId: id, storeName: name }))
    .sort((one, other) => one.storeName.localeCompare(other.storeName, market.tag)),
}));
