import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { searchStores } from '@eyelet/contracts/stores/search.ts';
import type { Paths } from '../goods.ts';
import { pay } from '../payment.ts';
import { pickOf } from '../pick-size.ts';
import { addLine, type Buyer, cartOf, chooseMethod, placeCart, tellAddresses } from '../purchase.ts';
import { readPage } from './read-page.ts';
import type { Stopwatch } from './stopwatch.ts';
import { newWishes, otherWay, paymentFor } from './wishes.ts';

/** One step of a shopper before the next pause. */
export type Act = () => Promise<unknown>;

/** The steps of a visit, from the listing to the order and what follows it, or to the abandoned cart. */
export function* actsOf(buyer: Buyer, paths: Paths, { time }: Stopwatch): Generator<Act> {
  const { shopper, origin, market } = buyer;
  const { ways, method, point = false, payment, leaves } = newWishes(market);
  const page = (path: string) => readPage(origin, path.replace(/^\/en-us/, market.path));
  const product = paths.products[Math.floor(Math.random() * paths.products.length)] ?? paths.products[0];
  yield () => time('page of a listing', () => page(paths.listing));
  yield () => shopper.call(listCategory, { query: { categoryId: paths.categoryId, sort: 'price-asc', count: 24 } });
  yield () => time('page of a product', () => page(product?.path ?? paths.product));
  yield () => shopper.call(addFavorite, { body: { productId: product?.id ?? paths.productId } });
  for (const way of ways) {
    if (way === 'pickup' || way === 'sts') yield () => findStores(buyer);
    yield () => addLine(way)(buyer);
  }
  yield () => check(buyer);
  yield () => switchLine(buyer);
  if (leaves) return;
  yield () => tellAddresses(point)(buyer);
  if (method && !point) yield () => chooseMethod(method)(buyer);
  yield async () => {
    const cart = cartOf(buyer);
    buyer.cart = await pay(buyer, cart, paymentFor(cart, payment, buyer.savedCard !== undefined));
  };
  yield async () => {
    buyer.cart = await shopper.call(prepareOrder, { body: { cartId: cartOf(buyer).id } });
  };
  let orderId = '';
  yield async () => {
    orderId = (await placeCart(buyer)).orderNumber;
  };
  yield () => shopper.call(readPurchase, { params: { orderId } });
  yield () => shopper.call(listFavorites, { query: {} });
}

function findStores({ shopper, goods, market }: Buyer): Promise<unknown> {
  return shopper.call(searchStores, {
    query: { text: market.address.city, radius: 500, upc: [pickOf(goods.stocked)] },
  });
}

/** The cart as its page reads it, with current stock. */
async function check(buyer: Buyer): Promise<void> {
  const { shopper, market } = buyer;
  const query = { inventorySupplyCheck: true, favStoreId: market.storeId };
  buyer.cart = await shopper.call(readCart, { params: { basketId: cartOf(buyer).id }, query });
}

/** Changes the fulfilment of one line. */
async function switchLine(buyer: Buyer): Promise<void> {
  const { id, items } = cartOf(buyer);
  for (const item of items) {
    const fulfilment = otherWay(item);
    if (!fulfilment) continue;
    const body = { itemId: item.id, fulfilment, storeId: fulfilment === 'home' ? null : buyer.market.storeId };
    buyer.cart = await buyer.shopper.call(updateItem, { params: { basketId: id }, body });
    return;
  }
}
