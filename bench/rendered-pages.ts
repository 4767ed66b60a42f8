import { join, resolve } from 'node:path';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import { type NavigationEntry, readNavigation } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { createRenderer } from '@eyelet/server/pages/mount.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { serveBarePage } from './bare-page.ts';
import type { Section } from './report.ts';

/** Aims for each kind of page: renderings a second on one core, and kilobytes of HTML. */
const aims = { product: { perCore: 300, kb: 90 }, home: { perCore: 300, kb: 90 }, listing: { perCore: 0, kb: 150 } };

type Kind = keyof typeof aims;

/** Renderings in each round; rounds that warm up, after which the figures of every kind are level; and rounds that are measured. */
const renderings = 150;
const warmUps = 8;
const rounds = 5;

/**
 * Renders uncached pages of random URLs with members of the query that no page knows, in this process and without a
 * network: it measures processor time without load generator. A bare page of the framework takes turns with them, so
 * that figures of machines, and of hours, can be compared. Pages are measured as in a shop under load: the engine compiles what it has
 * run often enough, which takes a thousand renderings of a kind. By then nearly all answers that pages ask for are kept.
 */
export async function measureRenderedPages(databaseUrl: string): Promise<Section> {
  const build = (await import(
    join(resolve(import.meta.dirname, '../apps/storefront/build'), 'server/index.js')
  )) as ServerBuild;
  const running = await startShop({
    databaseUrl,
    mountPages: (app, shop, prepared) => {
      const renderer = createRenderer(build, prepared);
      return servePages(app, shop, prepared, () => Promise.resolve(renderer), undefined);
    },
  });
  try {
    const addresses = await readAddresses(running.origin);
    const lines: string[] = [];
    const failures: string[] = [];
    const bare = serveBarePage();
    for (const kind of Object.keys(aims) as Kind[]) {
      const turns: Record<'ours' | 'bare', Rendered>[] = [];
      for (let round = 0; round < warmUps + rounds; round++) {
        const turn = {
          bare: await render(bare, ['/'], round),
          ours: await render(running.app, addresses[kind], round),
        };
        if (round >= warmUps) turns.push(turn);
      }
      const cpuMs = middle(turns.map(({ ours }) => ours.cpuMs));
      const ofBare = middle(turns.map((turn) => turn.bare.cpuMs / turn.ours.cpuMs));
      const kb = middle(turns.map(({ ours }) => ours.kb));
      const mostKb = Math.max(...turns.map(({ ours }) => ours.mostKb));
      const perCore = Math.round(1000 / cpuMs);
      lines.push(`| ${kind} | ${cpuMs.toFixed(2)} | ${perCore} | ${Math.round(ofBare * 100)} % | ${kb} | ${mostKb} |`);
      const aim = aims[kind];
      if (perCore < aim.perCore) failures.push(`${kind} page, rendered: ${perCore} a second, aim ${aim.perCore}`);
      if (mostKb > aim.kb) failures.push(`${kind} page, rendered: ${mostKb} kB, aim ${aim.kb}`);
    }
    const head =
      '| page | processor ms each | per second of one core | of a bare page | HTML kB | at most |\n| --- | --- | --- | --- | --- | --- |';
    const told = `Each after ${warmUps * renderings} renderings that warm up: a shop under load is in steady state.`;
    return { text: `\n## Pages rendered anew, at random\n\n${told}\n\n${head}\n${lines.join('\n')}`, failures };
  } finally {
    await running.close();
  }
}

type Rendered = Readonly<{ cpuMs: number; kb: number; mostKb: number }>;

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function render(app: FastifyInstance, addresses: readonly string[], round: number): Promise<Rendered> {
  let bytes = 0;
  let most = 0;
  let seed = 7 + round;
  const before = process.cpuUsage();
  for (let count = 0; count < renderings; count += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const url = `${addresses[seed % addresses.length] ?? ''}?visit=${seed}`;
    // As a stream, as the answer is made a text otherwise, which no shop does.
    const answer = await app.inject({ url, headers: { host: 'localhost:3000' }, payloadAsStream: true });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    let size = 0;
    for await (const chunk of answer.stream()) size += (chunk as Buffer).length;
    bytes += size;
    most = Math.max(most, size);
  }
  const { user, system } = process.cpuUsage(before);
  const kbOf = (size: number) => Math.round(size / 100) / 10;
  return { cpuMs: (user + system) / 1000 / renderings, kb: kbOf(bytes / renderings), mostKb: kbOf(most) };
}

/** URLs of every category in the menu and of the products of their first pages. */
async function readAddresses(origin: string): Promise<Readonly<Record<Kind, readonly string[]>>> {
  const shopper = await newShopper(origin);
  const { categories } = await shopper.call(readNavigation, {});
  const links = categories.flatMap(linksOf);
  const products = new Set<string>();
  for (const { id } of categories) {
    const listing = await shopper.call(listCategory, { query: { categoryId: id, count: 96 } });
    for (const { colours } of listing.products) for (const { url } of colours) products.add(url);
  }
  return { home: ['/en-us'], listing: links.map(({ url }) => url), product: [...products] };
}

type Link = Readonly<{ id: string; url: string }>;

function linksOf(entry: NavigationEntry): readonly Link[] {
  return [entry, ...entry.children, ...entry.children.flatMap(({ children }) => children)];
}
