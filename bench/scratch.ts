import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { withDemoShop } from './demo-shop.ts';
import { pickPaths } from './goods.ts';
import { fillOrders, lastNameOf, skuOf } from './many-orders/fill.ts';
const orders = Number(process.argv[2] ?? 300000);
await withDemoShop({ durable: false }, async (running) => {
  const { origin, shop } = running;
  const guest = await newShopper(origin);
  const consumers = await Promise.all(Array.from({ length: 3 }, () => newConsumer(origin)));
  const { upcs } = await pickPaths(origin, '3140');
  const { orderNumber } = await buy(guest, origin, upcs[0] ?? '');
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from consumer where email = any($1)', [consumers.map(({ email }) => email)]);
  const f = await fillOrders(shop.database, orders, { like: orderNumber, accounts: rows.map(({ id }) => id), now: shop.clock() }, () => {});
  console.log(f, running.databaseUrl);
  const time = async (name: string, search: string) => {
    const t = performance.now();
    const page = await listDeskRows(shop.database.db as never, { search }, { limit: 25, most: 10_000 });
    return [name, search, Math.round(performance.now() - t), page.rows.length, page.total, page.end ? 'end' : ''].join(' ');
  };
  const out: [number, string][] = [];
  for (let i = 0; i < 300; i++) {
    const n = 1 + Math.floor(Math.random() * orders);
    const s = i % 2 ? lastNameOf(n).slice(0, 5 + Math.floor(Math.random() * 8)) : skuOf(n).slice(0, 4 + Math.floor(Math.random() * 5));
    const line = await time(i % 2 ? 'name' : 'sku', s);
    out.push([Number(line.split(' ')[2]), line]);
  }
  out.sort((a, b) => b[0] - a[0]);
  console.log(out.slice(0, 40).map(([, l]) => l).join('\n'));
  if (process.argv[3]) await new Promise((r) => setTimeout(r, Number(process.argv[3]) * 1000));
});
