import { openDatabase } from '@eyelet/db/database.ts';
import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import pg from 'pg';
const database = openDatabase(process.argv[2] ?? '', 2);
const query = pg.Client.prototype.query as (...a: unknown[]) => unknown;
const texts: [string, unknown[], number][] = [];
Object.assign(pg.Client.prototype, { query(this: pg.Client, ...a: unknown[]) {
  const t = performance.now();
  const r = query.apply(this, a) as Promise<unknown>;
  const q = a[0] as { text?: string; values?: unknown[] };
  const text = typeof a[0] === 'string' ? a[0] : q.text ?? '';
  if (r && typeof r.then === 'function') void r.then(() => texts.push([text, (q.values ?? a[1]) as unknown[], performance.now() - t]));
  return r;
} });
for (let i = 0; i < 3; i++) {
  texts.length = 0;
  const t = performance.now();
  await listDeskRows(database.db, { search: process.argv[3] ?? '' }, { limit: 25, most: 10_000 });
  console.log(process.argv[3], performance.now() - t);
}
await new Promise((r) => setTimeout(r, 50));
for (const [text, , ms] of texts) console.log(ms.toFixed(1), text.replaceAll(/\s+/g, ' ').slice(0, 3000));
const slow = texts.toSorted((a, b) => b[2] - a[2])[0];
if (slow) {
  const c = new pg.Client({ connectionString: process.argv[2] });
  await c.connect();
  const { rows } = await c.query(`explain (analyze, buffers) ${slow[0]}`, slow[1] as unknown[]);
  console.log(rows.map((r) => Object.values(r)[0]).join('\n').slice(0, 9000));
  await c.end();
}
await database.close();
