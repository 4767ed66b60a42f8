import type { Database } from '@eyelet/db/database.ts';
import { itemsThatShow, stylesThatShow } from '@eyelet/db/media/uses.ts';
import { readShopSettings } from '@eyelet/db/settings/shop-setting.ts';
import { readShopTexts } from '@eyelet/db/texts/shop-text.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { createContent } from '../content/content.ts';
import type { Downloads } from '../downloads/files.ts';
import type { Counters } from '../kernel/counters.ts';
import type { Log } from '../kernel/log.ts';
import { releaseMemory } from '../kernel/release-memory.ts';
import type { ShopSettings } from '../kernel/shop-settings.ts';
import type { ShopTexts } from '../kernel/shop-texts.ts';
import type { Library } from '../media/library.ts';
import type { Masters } from '../media/masters.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Catalogue } from './catalogue.ts';
import { createReader } from './create-reader.ts';
import { followChanges, type Heard } from './follow-changes.ts';
import {
  openMemory,
  readAllStyles,
  refreshPlaces,
  refreshStock,
  refreshStyles,
  refreshTree,
} from './memory/read-memory.ts';
import { areSame, type Thresholds } from './memory/thresholds.ts';
import { createVocabulary } from './memory/vocabulary.ts';
import { createPromotionReader } from './read-promotions.ts';
import type { CatalogueChange } from './reader.ts';
import type { SearchIndex, SearchParts } from './search-index.ts';

export type CatalogueParts = Readonly<{
  database: Database;
  databaseUrl: string;
  log: Log;
  counters: Counters;
  clock: () => Date;
  masters: Masters;
  library: Library;
  downloads: Pick<Downloads, 'has'>;
  /** Called with the settings of the shop's staff whenever they change. */
  settings: Pick<ShopSettings, 'take' | 'current'>;
  /** Called with the texts that the shop's staff have written, likewise. */
  texts: Pick<ShopTexts, 'take'>;
  /** Makes the search index over the memory. */
  createSearch: (parts: SearchParts) => SearchIndex;
  /** Bytes of answers kept, for listings and for products each. */
  answerBytes: number;
  /** Bytes of content documents kept. */
  documentBytes: number;
}>;

/** Number of styles from which reading them leaves hundreds of megabytes of garbage. */
const largeCatalogue = 20_000;

/** How often it is checked whether a price, a launch or content has come due. */
const dueEveryMs = 1000;

const unchangedPlaces = { placeIds: [], counted: Promise.resolve(new Set<string>()) };

const nothing: CatalogueChange = {
  ...{ masterIds: [], categories: false, contentTags: [], contentIds: [], placeIds: [] },
  everything: false,
  missed: false,
};

/** Reads the catalogue into memory and keeps it up to date until closed. */
export async function openCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  const { database, databaseUrl, log, clock } = parts;
  const read = Promise.withResolvers<void>();
  const listeners = new Set<(change: CatalogueChange) => void>();
  const tell = (change: Partial<CatalogueChange>) => {
    for (const listener of listeners) {
      listener({ ...nothing, ...change });
    }
  };
  const content = createContent({ ...parts, bytes: parts.documentBytes }, clock());
  const readPromotions = createPromotionReader(database, parts);
  let promotions: readonly Promotion[] = [];
  const thresholds = (): Thresholds => {
    const { 'goods.few-of-size': fewOfSize, 'goods.new-days': newForDays } = parts.settings.current();
    return { fewOfSize, newForDays };
  };
  const { masters, downloads } = parts;
  const source = { database, masters, downloads, numbers: createVocabulary(), thresholds };

  async function readBesides(): Promise<void> {
    await content.refresh(clock());
    promotions = await readPromotions();
  }

  async function readSettings(): Promise<void> {
    const [settings, texts] = await Promise.all([readShopSettings(database.db), readShopTexts(database.db)]);
    parts.settings.take(settings);
    parts.texts.take(texts);
  }

  async function readEverything(): Promise<void> {
    await parts.library.refresh();
    await readSettings();
    const next = await openMemory(source);
    await readAllStyles(next, source, clock());
    memory = next;
    await readBesides();
  }

  // What stores send is counted beside the changes that follow, which need not wait for it.
  let counting: Promise<unknown> = Promise.resolve();

  async function apply(heard: Heard): Promise<void> {
    // What was announced meanwhile is read after the whole, not before parts of it.
    await read.promise;
    if (heard.settings) await readSettings();
    const known = heard.everything || !areSame(memory.thresholds, thresholds()) ? undefined : memory;
    const places = known && heard.places ? await refreshPlaces(database, known) : unchangedPlaces;
    if (!known || !places) {
      await readEverything();
      search.refill();
      tell({ everything: true, missed: heard.everything });
      return;
    }
    if (heard.categories) await refreshTree(known, source);
    counting = Promise.all([counting, places.counted]).then(
      ([, masterIds]) => masterIds.size > 0 && tell({ masterIds: [...masterIds] }),
      (error) => log.error({ err: error }, 'what stores send could not be counted'),
    );
    const media = await refreshMedia([...heard.media]);
    // A moved category changes the ancestors of its styles, so all of them are read again.
    const styleIds = heard.categories ? known.masterIds() : [];
    const changed = new Set([...styleIds, ...heard.styles, ...media.styleIds]);
    if (changed.size > 0) {
      await refreshStyles(known, source, [...changed], clock());
      if (heard.categories) search.refill();
      else search.refresh([...changed]);
    }
    const upcs = [...heard.upcs];
    for (const masterId of upcs.length ? await refreshStock(database, known, upcs) : []) changed.add(masterId);
    if (heard.promotions) promotions = await readPromotions();
    const contentIds = [...heard.contentIds, ...media.itemIds];
    const contentTags = contentIds.length > 0 ? await content.refresh(clock(), contentIds) : [];
    // Every page shows the name of the shop, what is switched on, and texts.
    const everything = heard.settings;
    tell({
      masterIds: [...changed],
      categories: heard.categories,
      contentTags,
      contentIds,
      placeIds: places.placeIds,
      everything,
    });
  }

  /** Reads media again; returns the tags of the answers that contain their addresses, descriptions and crops. */
  async function refreshMedia(names: readonly string[]) {
    if (names.length === 0) return { itemIds: [], styleIds: [] };
    await parts.library.refresh(names);
    content.forgetDocuments();
    return { itemIds: await itemsThatShow(database.db, names), styleIds: await stylesThatShow(database.db, names) };
  }

  const following = await followChanges(databaseUrl, log, apply);
  const startedAt = performance.now();
  await parts.library.refresh();
  await readSettings();
  let memory = await openMemory(source);
  const current = () => memory;
  const search = parts.createSearch({
    memory: current,
    numbers: source.numbers,
    read: read.promise,
    // The memory changes before the index does: an answer made in between would be kept in the new edition with old
    // hits.
    changed: () => current().endEdition(),
    log,
  });
  try {
    // The index gets each page while it is in memory as objects, and works beside the reading.
    await readAllStyles(memory, source, clock(), search.refresh);
    await readBesides();
  } catch (error) {
    await search.close();
    throw error;
  }
  read.resolve();
  if (current().size().styles > largeCatalogue) releaseMemory();
  log.info({ ...current().size(), milliseconds: Math.round(performance.now() - startedAt) }, 'catalogue read');
  const due = setInterval(() => {
    const moment = clock().getTime();
    const masterIds = current().takeDue(moment);
    const contentTags = content.takeDue(moment);
    if (masterIds.length > 0 || contentTags.length > 0) tell({ masterIds, contentTags });
  }, dueEveryMs);
  due.unref();

  return {
    ...createReader(current),
    search,
    content,
    memory: current,
    answers: createAnswerCache(parts.answerBytes),
    promotions: () => promotions,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    warm: () => search.warm(),
    async close() {
      clearInterval(due);
      await following.close();
      await counting;
      await search.close();
    },
  };
}
