import { openDatabase } from '@eyelet/db/database.ts';
import Fastify from 'fastify';
import type { OrderRows } from './order-rows.ts';
import { prepareOrderRows, type WriteOrderRows } from './reference-order.ts';

/**
 * The references, in a process of their own: a bare Fastify route that sends given bytes, a bare pair of SQL
 * statements, and a bare transaction that writes the rows of an order. PUT /bytes/{name} sets bodies, PUT /cart the document that the
 * statements read and write, PUT /order the rows.
 */
const bodies = new Map<string, { type: string; encoding: string | undefined; bytes: Buffer }>();
const database = openDatabase(process.env.DATABASE_URL ?? '', 16);
const { pool } = database;
await pool.query(`create schema if not exists bench`);
await pool.query(
  `create table if not exists bench.cart (id text primary key, version integer not null, document jsonb not null)`,
);
await pool.query(
  `insert into bench.cart select 'cart-' || n, 1, '{"lines":[]}' from generate_series(1, 1000) n on conflict do nothing`,
);

const app = Fastify({ bodyLimit: 16 * 1024 * 1024 });
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

app.put<{ Params: { name: string } }>('/bytes/:name', (request) => {
  bodies.set(request.params.name, {
    type: String(request.headers['x-type'] ?? 'application/json; charset=utf-8'),
    encoding: request.headers['x-encoding'] as string | undefined,
    bytes: request.body as Buffer,
  });
  return { kept: true };
});

app.get<{ Params: { name: string } }>('/bytes/:name', (request, reply) => {
  const body = bodies.get(request.params.name);
  if (!body) return reply.code(404).send();
  if (body.encoding) reply.header('content-encoding', body.encoding);
  return reply.header('content-type', body.type).send(body.bytes);
});

app.put('/cart', async (request) => {
  await pool.query('update bench.cart set document = $1', [JSON.stringify(request.body)]);
  return { kept: true };
});

app.post('/two-statements', async () => {
  const id = `cart-${1 + Math.floor(Math.random() * 1000)}`;
  const found = await pool.query({
    name: 'read',
    text: 'select version, document from bench.cart where id = $1',
    values: [id],
  });
  const { version, document } = found.rows[0] as { version: number; document: unknown };
  await pool.query({
    name: 'write',
    text: 'update bench.cart set document = $2, version = version + 1 where id = $1 and version >= $3',
    values: [id, JSON.stringify(document), version],
  });
  return { version };
});

/** A number of reads by key, one after the other: the minimum for a call that reads that many tables. */
app.post<{ Params: { count: string } }>('/reads/:count', async (request) => {
  for (let index = 0; index < Number(request.params.count); index++) {
    const id = `cart-${1 + Math.floor(Math.random() * 1000)}`;
    await pool.query({ name: 'read', text: 'select version, document from bench.cart where id = $1', values: [id] });
  }
  return { read: request.params.count };
});

/** A number of updates by key in one transaction. */
app.post<{ Params: { count: string } }>('/updates/:count', async (request) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (let index = 0; index < Number(request.params.count); index++) {
      const id = `cart-${1 + Math.floor(Math.random() * 1000)}`;
      const text = 'update bench.cart set version = version + 1 where id = $1';
      // A fixed order of rows, to prevent deadlocks.
      await client.query({ name: 'touch', text, values: [index === 0 ? id : `new-${index}-${id}`] });
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return { updated: request.params.count };
});

let writeOrderRows: WriteOrderRows | undefined;

app.put<{ Body: { sample: OrderRows; sizes: number } }>('/order', async (request) => {
  writeOrderRows = await prepareOrderRows(database, request.body.sample, request.body.sizes);
  return { kept: true };
});

app.post<{ Params: { sizes: string } }>('/order/:sizes', async (request) => {
  await writeOrderRows?.(request.params.sizes === 'one');
  return { placed: writeOrderRows !== undefined };
});

const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${origin}\n`);
process.on('SIGTERM', () => {
  app
    .close()
    .then(() => database.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
