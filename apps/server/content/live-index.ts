import type { FormerKeyRow, LiveItemRow, PublicationRow } from '@eyelet/db/content/live-items.ts';
import { liveAt } from '@eyelet/domain/content/live-at.ts';
import { type Between, lastBetween } from '@eyelet/domain/preview/changes.ts';

/** A version of an item that is published. */
export type LiveItem = Readonly<{ id: string; kind: string; key: string; version: number }>;

/** A locale and an instant at which content is read. */
export type Reading = Readonly<{ locale: string; moment: number }>;

/** An item of which another version, or none, is shown at a later instant. */
export type ItemChange = Readonly<{
  id: string;
  kind: string;
  key: string;
  before: number | undefined;
  after: number | undefined;
  /** When it changes last, in epoch milliseconds. */
  at: number | null;
  /** Tags of the pages that show it. */
  tags: readonly string[];
}>;

/** All items that are published now or later, without their documents. */
export type LiveIndex = Readonly<{
  find: (kind: string, key: string, reading: Reading) => LiveItem | undefined;
  findById: (id: string, reading: Reading) => LiveItem | undefined;
  ofKind: (kind: string, reading: Reading) => readonly LiveItem[];
  /** Items that are placed at routes. */
  placed: (reading: Reading) => readonly LiveItem[];
  /** Items that change for shoppers of a locale between two instants. */
  changesBetween: (locale: string, between: Between) => readonly ItemChange[];
  /** The current key of an item by a former one; otherwise the given key. */
  currentKey: (kind: string, key: string) => string;
  /**
   * Reads the items of the given ids again, or all; returns the tags of the pages that show any of them: `page/home`,
   * and `placed/…` for pages with sections that are placed at routes.
   */
  put: (
    rows: readonly LiveItemRow[],
    formerKeys: readonly FormerKeyRow[],
    ids?: readonly string[],
  ) => readonly string[];
  /** Tags of the pages on which a publication has started or ended since the last call. */
  takeDue: (moment: number) => readonly string[];
  size: () => number;
}>;

export function createLiveIndex(start: number): LiveIndex {
  let items = new Map<string, LiveItemRow>();
  let byKey = new Map<string, LiveItemRow>();
  let former: ReadonlyMap<string, string> = new Map();
  let showedBy = new Map<string, readonly string[]>();
  let checkedAt = start;

  function liveOf(item: LiveItemRow | undefined, { locale, moment }: Reading): LiveItem | undefined {
    const publication = item && liveAt<PublicationRow>(item.publications, moment);
    if (!publication || !(publication.onlyIn?.includes(locale) ?? true)) return undefined;
    return { id: item.id, kind: item.kind, key: item.key, version: publication.version };
  }

  function index(): void {
    byKey = new Map([...items.values()].map((item) => [nameOf(item), item]));
    const shown = [...items.values()].flatMap(({ id, shows }) => shows.map((part) => ({ part, id })));
    showedBy = new Map(
      [...Map.groupBy(shown, ({ part }) => part)].map(([part, list]) => [part, list.map(({ id }) => id)]),
    );
  }

  /** Items and all that show them, directly or through other items. */
  function withShowing(ids: Iterable<string>, found = new Set<string>()): ReadonlySet<string> {
    for (const id of ids) {
      if (found.has(id)) continue;
      found.add(id);
      withShowing(showedBy.get(id) ?? [], found);
    }
    return found;
  }

  const tagsOf = (ids: Iterable<string>) =>
    [...withShowing(ids)].flatMap((id) => {
      const item = items.get(id);
      return item ? [tagOf(item), ...(item.isPlaced ? [`placed/${item.key}`] : [])] : [];
    });

  return {
    find: (kind, key, reading) => liveOf(byKey.get(`${kind}/${key}`), reading),
    findById: (id, reading) => liveOf(items.get(id), reading),
    ofKind: (kind, reading) =>
      [...items.values()].filter((item) => item.kind === kind).flatMap((item) => liveOf(item, reading) ?? []),
    placed: (reading) =>
      [...items.values()].filter(({ isPlaced }) => isPlaced).flatMap((item) => liveOf(item, reading) ?? []),
    changesBetween: (locale, between) =>
      [...items.values()].flatMap((item): readonly ItemChange[] => {
        const [before, after] = [between.from, between.to].map((moment) => liveOf(item, { locale, moment })?.version);
        if (before === after) return [];
        const at = lastBetween(
          item.publications.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
          between,
        );
        return [{ id: item.id, kind: item.kind, key: item.key, before, after, at, tags: tagsOf([item.id]) }];
      }),
    currentKey(kind, key) {
      if (byKey.has(`${kind}/${key}`)) return key;
      const item = items.get(former.get(`${kind}/${key}`) ?? '');
      return item?.key ?? key;
    },
    put(rows, formerKeys, ids) {
      const changed = ids ?? [...new Set([...items.keys(), ...rows.map(({ id }) => id)])];
      const before = tagsOf(changed);
      former = new Map(formerKeys.map(({ kind, key, itemId }) => [`${kind}/${key}`, itemId]));
      if (!ids) items = new Map();
      for (const id of ids ?? []) items.delete(id);
      for (const row of rows) items.set(row.id, row);
      index();
      return [...new Set([...before, ...tagsOf(changed)])];
    },
    takeDue(moment) {
      if (moment <= checkedAt) return [];
      const since = checkedAt;
      checkedAt = moment;
      const isDue = (at: number | null) => at !== null && at > since && at <= moment;
      const due = [...items.values()].filter(({ publications }) =>
        publications.some(({ startsAt, endsAt }) => isDue(startsAt) || isDue(endsAt)),
      );
      return tagsOf(due.map(({ id }) => id));
    },
    size: () => items.size,
  };
}

/** The tag of the pages that show an item: `page/home`. */
function tagOf({ kind, key }: LiveItemRow): string {
  return `${kind}/${key}`;
}

function nameOf({ kind, key }: LiveItemRow): string {
  return `${kind}/${key}`;
}
