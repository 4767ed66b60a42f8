import { openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { emailOf, lastNameOf, numberOf, phoneOf, skuOf } from './many-orders/fill.ts';
const database = openDatabase(process.argv[2] ?? '', 2);
let t = performance.now();
await migrate(database.db);
console.log('migrated', performance.now() - t);
t = performance.now();
await database.pool.query('vacuum analyze orders');
console.log('vacuumed', performance.now() - t);
const orders = Number(process.argv[3] ?? 1_000_000);
const out: [number, string][] = [];
const r = (n: number) => Math.floor(Math.random() * n);
const kinds: [string, (n: number) => object][] = [
  ['name', (n) => ({ search: lastNameOf(n).slice(0, 4 + 1 + r(8)) })],
  ['sku', (n) => ({ search: skuOf(n).slice(0, 3 + 1 + r(5)) })],
  ['email', (n) => ({ search: emailOf(n).slice(0, 1 + r(12)) })],
  ['number', (n) => ({ search: numberOf(n).slice(0, 3 + r(7)) })],
  ['phone', (n) => ({ search: phoneOf(n) })],
  ['name+state', (n) => ({ search: lastNameOf(n).slice(0, 5 + r(8)), status: 'cancelled' })],
  ['email+state', (n) => ({ search: emailOf(n).slice(0, 1 + r(12)), status: 'refunded' })],
];
for (const [name, of] of kinds) {
  const took: number[] = [];
  for (let i = 0; i < 120; i++) {
    const f = of(1 + r(orders));
    const t = performance.now();
    const page = await listDeskRows(database.db, f, { limit: 51, most: 10_000 });
    const ms = performance.now() - t;
    took.push(ms);
    out.push([ms, `${name} ${JSON.stringify(f)} ${Math.round(ms)} ${page.rows.length} ${page.total} ${page.end ? 'end' : ''}`]);
  }
  took.sort((a, b) => a - b);
  console.log(name, 'p50', took[60]?.toFixed(1), 'p99', took[118]?.toFixed(1), 'max', took[119]?.toFixed(1));
}
out.sort((a, b) => b[0] - a[0]);
console.log(out.slice(0, 12).map(([, l]) => l).join('\n'));
await database.close();
