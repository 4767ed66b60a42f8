import { AsyncLocalStorage } from 'node:async_hooks';
import { languages, ownNouns, pageNouns } from '@eyelet/messages/nouns.ts';
import { ownTexts } from '@eyelet/messages/own-texts.ts';
import { piecesOf } from '@eyelet/messages/pieces-of.ts';
import { readCatalogues, readVariant } from '@eyelet/messages/read-catalogue.ts';
import { type OwnTexts, sayable } from '@eyelet/messages/sayable.ts';
import { textProblem } from '@eyelet/messages/text-problem.ts';
import type { CompiledMessages } from '@eyelet/messages/translate.ts';
import { variants, type Wording, wordingOf } from '@eyelet/messages/wording.ts';

/** A text as it is stored: one that was reset counts as not written. */
type StoredText = Readonly<{ wording: string; key: string; text: string; decided: boolean }>;

type Written = Readonly<{
  messages: CompiledMessages;
  /** Those that pages can say, as data for the browser; undefined: none. */
  ofPages: OwnTexts | undefined;
}>;

/** The texts that the people of the shop have written, as this process knows them. */
export type ShopTexts = Readonly<{
  /** For a BCP 47 tag or a language; undefined: none. */
  of: (tag: string) => Written | undefined;
  /** Applies stored texts; one that does not fit its message, such as one of another version, counts as not written. */
  take: (stored: readonly StoredText[]) => void;
}>;

export function createShopTexts(): ShopTexts {
  let byWording: ReadonlyMap<Wording, Written> = new Map();
  return {
    of: (tag) => byWording.get(wordingOf(tag)),
    take(stored) {
      const decided = stored.filter((row) => row.decided);
      const all: readonly Wording[] = decided.length === 0 ? [] : [...languages, ...variants];
      byWording = new Map(
        all.flatMap((wording) => {
          const pieces = piecesIn(wording, decided);
          if (Object.keys(pieces).length === 0) return [];
          return [[wording, { messages: sayable(pieces, wording), ofPages: onPages(pieces) }] as const];
        }),
      );
    },
  };
}

/** What is read in a wording. A variant also reads what is written in its language, unless it words that differently. */
function piecesIn(wording: Wording, decided: readonly StoredText[]): OwnTexts {
  const standards = readCatalogues(ownNouns, wording);
  const ofLanguage = wording.slice(0, 2);
  const differing = wording === ofLanguage ? {} : readVariant(wording as (typeof variants)[number]);
  const shared = decided.filter((row) => row.wording === ofLanguage && !Object.hasOwn(differing, row.key));
  const own = decided.filter((row) => row.wording === wording);
  return Object.fromEntries(
    [...shared, ...own].flatMap(({ key, text }) =>
      textFits(standards, { wording, key, text }) ? [[key, piecesOf(text)] as const] : [],
    ),
  );
}

let pageKeys: ReadonlySet<string> | undefined;

function onPages(pieces: OwnTexts): OwnTexts | undefined {
  pageKeys ??= new Set(Object.keys(readCatalogues(pageNouns, 'en')));
  const found = Object.entries(pieces).filter(([key]) => pageKeys?.has(key));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Whether a text can stand in for the message of its key. */
export function textFits(
  standards: Readonly<Record<string, string>>,
  { wording, key, text }: Readonly<{ wording: Wording; key: string; text: string }>,
): boolean {
  const standard = Object.hasOwn(standards, key) ? standards[key] : undefined;
  return standard !== undefined && textProblem(text, { wording, standard }) === undefined;
}

const inForce = new AsyncLocalStorage<ShopTexts>();

ownTexts.find = (tag) => inForce.getStore()?.of(tag)?.messages;

/** Runs with the texts of a shop in force: every message, of every room, is said in its words. */
export function withTexts<T>({ texts }: Readonly<{ texts: ShopTexts }>, run: () => T): T {
  return inForce.run(texts, run);
}
