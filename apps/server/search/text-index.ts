import type { Language } from '@eyelet/domain/markets/market.ts';
import { roomFor } from '../catalogue/memory/room-for.ts';
import { boosts, type Field, type SearchDocument, usualWords } from './document.ts';
import { emptySegment, entryOf, merged, mostWeight, type Segment, segmentOf } from './segment.ts';
import { indexedForms, stem, wordsOf } from './words.ts';

/** Changed documents after which the segments are merged: at least this number, and a share of all. */
const fewChanges = 2000;
const shareOfChanges = 0.2;

/** Texts whose words are cached, as kinds, colours and categories repeat from style to style; names do not. */
const mostKeptTexts = 2000;

/** The searchable data of all documents: entries per word, and what the ranking and the suggestions need. */
export type TextIndex = Readonly<{
  language: Language;
  /** Replaces the document with the same number. */
  put: (number: number, document: SearchDocument, popularity: number) => void;
  remove: (number: number) => void;
  segments: () => readonly Segment[];
  /** Numbers of the documents by their slots, -1 for a removed one. */
  numbers: () => Int32Array;
  /** The slots that are not those of removed documents, one bit for each. */
  alive: () => Int32Array;
  popularities: () => Uint8Array;
  kindAt: (slot: number) => string;
  /** Number of slots so far, including those of removed documents. */
  slots: () => number;
  /** The first spelling seen of a stem. */
  spelling: (stemmed: string) => string;
}>;

/**
 * The words of all documents of one language. Changed documents are a small segment beside the big one, so that a
 * change is cheap; a removed document leaves its slot empty. From time to time both are merged.
 */
export function createTextIndex(language: Language): TextIndex {
  let base: Segment = emptySegment;
  let recent = new Map<string, number[]>();
  let recentSegment: Segment | undefined = emptySegment;
  let numbers = new Int32Array(1024);
  let alive = new Int32Array(32);
  let popularities = new Uint8Array(1024);
  let kinds = new Uint32Array(1024);
  let slotOfNumber = new Int32Array(1024).fill(-1);
  let slots = 0;
  let changes = 0;
  const spellings = new Map<string, string>();
  const kindNames: string[] = [];
  const kindNumbers = new Map<string, number>();
  const formsOfTexts = new Map<string, readonly string[]>();

  function formsOf(text: string, field: Field): readonly string[] {
    const known = formsOfTexts.get(text);
    if (known) return known;
    const forms = formsIn(text);
    if (field === 'name') return forms;
    if (formsOfTexts.size >= mostKeptTexts) formsOfTexts.clear();
    formsOfTexts.set(text, forms);
    return forms;
  }

  function formsIn(text: string): readonly string[] {
    const forms: string[] = [];
    for (const word of wordsOf(text, language)) {
      const stemmed = stem(word, language);
      if (stemmed !== word && !spellings.has(stemmed)) spellings.set(stemmed, word);
      forms.push(...indexedForms(word, language));
    }
    return forms;
  }

  function numberOfKind(kind: string): number {
    const known = kindNumbers.get(kind);
    if (known !== undefined) return known;
    kindNames.push(kind);
    kindNumbers.set(kind, kindNames.length - 1);
    return kindNames.length - 1;
  }

  function remove(number: number): void {
    const slot = slotOfNumber[number] ?? -1;
    if (slot < 0) return;
    numbers[slot] = -1;
    alive[slot >>> 5] = (alive[slot >>> 5] as number) & ~(1 << (slot & 31));
    slotOfNumber[number] = -1;
    changes += 1;
  }

  function put(number: number, document: SearchDocument, popularity: number): void {
    remove(number);
    const slot = slots;
    slots += 1;
    changes += 1;
    numbers = roomFor(numbers, slot);
    alive = roomFor(alive, slot >>> 5);
    popularities = roomFor(popularities, slot);
    kinds = roomFor(kinds, slot);
    slotOfNumber = roomFor(slotOfNumber, number, -1);
    numbers[slot] = number;
    alive[slot >>> 5] = (alive[slot >>> 5] as number) | (1 << (slot & 31));
    slotOfNumber[number] = slot;
    popularities[slot] = Math.max(0, Math.min(255, popularity));
    kinds[slot] = numberOfKind(document.kind[0] ?? '');
    for (const [form, weight] of weightsOf(document, formsOf)) {
      const entries = recent.get(form);
      const entry = entryOf(slot, weight);
      if (entries) entries.push(entry);
      else recent.set(form, [entry]);
    }
    recentSegment = undefined;
    if (changes > Math.max(fewChanges, (slots - changes) * shareOfChanges)) compact();
  }

  /** Merges the segments and renumbers the slots without the empty ones. */
  function compact(): void {
    const renumbered = new Int32Array(slots).fill(-1);
    let next = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      const number = numbers[slot] as number;
      if (number < 0) continue;
      renumbered[slot] = next;
      numbers[next] = number;
      popularities[next] = popularities[slot] as number;
      kinds[next] = kinds[slot] as number;
      slotOfNumber[number] = next;
      next += 1;
    }
    base = merged(base, recentSegment ?? segmentOf(recent), renumbered);
    slots = next;
    alive.fill(0);
    for (let slot = 0; slot < slots; slot += 1) alive[slot >>> 5] = (alive[slot >>> 5] as number) | (1 << (slot & 31));
    changes = 0;
    recent = new Map();
    recentSegment = emptySegment;
  }

  return {
    language,
    put,
    remove,
    segments() {
      recentSegment ??= segmentOf(recent);
      return [base, recentSegment];
    },
    numbers: () => numbers,
    alive: () => alive.subarray(0, (slots + 31) >>> 5),
    popularities: () => popularities,
    kindAt: (slot) => kindNames[kinds[slot] as number] ?? '',
    slots: () => slots,
    spelling: (stemmed) => spellings.get(stemmed) ?? stemmed,
  };
}

/**
 * The weight of each word in a document: more in a name than in a category, more among few words, with less effect for
 * each repetition.
 */
function weightsOf(
  document: SearchDocument,
  formsOf: (text: string, field: Field) => readonly string[],
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(boosts) as Field[]) {
    const forms = document[field].flatMap((text) => formsOf(text, field));
    const counts = new Map<string, number>();
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
    const length = 0.3 + (0.7 * forms.length) / usualWords[field];
    for (const [form, count] of counts) {
      weights.set(form, (weights.get(form) ?? 0) + (boosts[field] * count * 2.2) / (count + 1.2 * length));
    }
  }
  for (const [form, weight] of weights) {
    weights.set(form, Math.max(1, Math.min(mostWeight, Math.round(weight * weightScale))));
  }
  return weights;
}

/** The heaviest word just fits: 14 is the sum of all boosts, each at most 2.2 times. */
const weightScale = 8;
