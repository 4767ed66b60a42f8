import { setImmediate } from 'node:timers/promises';
import { readCategories, readCategoryTexts, readSizeScales } from '@eyelet/db/catalogue/read-ground.ts';
import { readColourways, readPrices, readStyleIds, readStyles } from '@eyelet/db/catalogue/read-styles.ts';
import type { Database } from '@eyelet/db/database.ts';
import { readPlaces, readStock } from '@eyelet/db/stock/read-stock.ts';
import type { Downloads } from '../../downloads/files.ts';
import type { Masters } from '../../media/masters.ts';
import { buildStyles } from './build-styles.ts';
import { buildTree, emptyTree, pathTo } from './categories.ts';
import { changedDetails } from './changed-details.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Thresholds } from './thresholds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where the catalogue is read from: rows from the database, versions of pictures from their masters, files of digital goods. */
export type CatalogueSource = Readonly<{
  database: Database;
  masters: Masters;
  downloads: Pick<Downloads, 'has'>;
  /** Gives styles their numbers. */
  numbers: Vocabulary;
  /** The current ones. */
  thresholds: () => Thresholds;
}>;

/**
 * Styles read at once: enough to keep the number of queries small, few enough that requests are answered in between.
 */
const pageSize = 200;

/** A memory with everything but the styles. */
export async function openMemory(source: CatalogueSource): Promise<Memory> {
  const { database } = source;
  const [places, scales] = await Promise.all([readPlaces(database), readSizeScales(database)]);
  const memory = createMemory({
    places: places.map((place, number) => ({ ...place, number })),
    scales: new Map(
      scales.map(({ id, sizes }) => [id, { id, byCode: new Map(sizes.map((size) => [size.code, size])) }]),
    ),
    tree: emptyTree,
    numbers: source.numbers,
    thresholds: source.thresholds(),
  });
  await refreshTree(memory, source);
  return memory;
}

/** Reads all styles into a memory, page by page; `taken` is called with each page. */
export async function readAllStyles(
  memory: Memory,
  source: CatalogueSource,
  now: Date,
  taken?: (masterIds: readonly string[]) => void,
): Promise<void> {
  await refreshStyles(memory, source, await readStyleIds(source.database), now, taken);
}

/** Reads the category tree again. */
export async function refreshTree(memory: Memory, { database, masters }: CatalogueSource): Promise<void> {
  const [categories, texts] = await Promise.all([readCategories(database), readCategoryTexts(database)]);
  const inAddress = await masters.inAddresses(categories.flatMap(({ picture }) => picture ?? []));
  memory.setTree(buildTree(categories, texts, memory.words.category, inAddress));
}

/**
 * Reads the details of places again; returns whose have changed, and once it is counted, the styles of which stores send so much more
 * or less that they are answered otherwise; undefined where the whole catalogue has to be read.
 */
export async function refreshPlaces(
  database: Database,
  memory: Memory,
): Promise<Readonly<{ placeIds: readonly string[]; counted: Promise<ReadonlySet<string>> }> | undefined> {
  const changed = changedDetails(memory.places, await readPlaces(database));
  if (!changed) return undefined;
  return { placeIds: changed.map(({ id }) => id), counted: memory.setPlaces(changed) };
}

/**
 * Reads styles again with prices and stock, and replaces them, page by page. While a page is taken, the database reads the
 * next one.
 */
export async function refreshStyles(
  memory: Memory,
  source: CatalogueSource,
  masterIds: readonly string[],
  now: Date,
  taken?: (masterIds: readonly string[]) => void,
): Promise<void> {
  const pageAt = (start: number) => {
    if (start >= masterIds.length) return undefined;
    const page = readPage(source, masterIds.slice(start, start + pageSize), now);
    // Awaited in the next round, which does not come when the one before fails.
    page.catch(() => undefined);
    return page;
  };
  let coming = pageAt(0);
  for (let next = pageSize; coming; next += pageSize) {
    const page = await coming;
    coming = pageAt(next);
    takePage(memory, source, page, now);
    taken?.(page.masterIds);
    await setImmediate();
  }
}

type Page = Awaited<ReturnType<typeof readPage>>;

async function readPage({ database, masters }: CatalogueSource, masterIds: readonly string[], now: Date) {
  const [styles, colourways, prices] = await Promise.all([
    readStyles(database, masterIds),
    readColourways(database, masterIds),
    readPrices(database, masterIds, now),
  ]);
  const upcs = colourways.flatMap((row) => row.upcs);
  const stock = await readStock(database, upcs);
  const inAddress = await masters.inAddresses(colourways.flatMap((row) => row.pictures));
  return { masterIds, styles, colourways, prices, upcs, stock, inAddress };
}

function takePage(
  memory: Memory,
  { downloads }: CatalogueSource,
  { masterIds, upcs, stock, inAddress, ...rows }: Page,
  now: Date,
): void {
  const entries = buildStyles(rows, {
    words: memory.words,
    scales: memory.scales,
    inAddress,
    hasFile: downloads.has,
    lineage: (id) => pathTo(memory.tree(), id).map(({ number }) => number),
  });
  memory.replace(masterIds, entries);
  memory.setStock(upcs, stock);
  memory.priceUntil(now.getTime());
}

/** Reads the stock of SKUs again; returns the styles they belong to. */
export async function refreshStock(
  database: Database,
  memory: Memory,
  upcs: readonly string[],
): Promise<ReadonlySet<string>> {
  return memory.setStock(upcs, await readStock(database, upcs));
}
