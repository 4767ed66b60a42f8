import { onceForText, type PagePart } from './written-page.ts';

/** Which of the traits that a style sheet asks for a page has: a bit for each. */
export type Traits = Uint16Array;

type TraitReader = Readonly<{
  /** The traits of a page in parts. */
  of: (parts: readonly PagePart[]) => Traits;
  has: (traits: Traits, name: string) => boolean;
}>;

/** More class attributes than a storefront has: they are in its code, and texts of the shop have none. */
const mostAttributes = 10_000;

/**
 * Reads traits of HTML: classes (`flex`), elements (`<table`), states (` aria-pressed="true"`, and ` aria-pressed="` for whichever) and
 * the variables that `style` attributes use (`var(--x`). Others than the asked ones are left out, so that pages that differ in nothing that
 * matters have the same.
 */
export function createTraitReader(asked: Iterable<string>): TraitReader {
  const numbers = new Map([...new Set(asked)].map((name, number) => [name, number] as const));
  const words = Math.ceil(numbers.size / 16);
  const numbersOf = new Map<string, readonly number[]>();
  const readShared = onceForText(read);
  return {
    of(parts) {
      const all = new Uint16Array(words);
      for (const part of parts) {
        const own = typeof part === 'string' ? read(part) : readShared(part);
        for (let at = 0; at < words; at += 1) all[at] = (all[at] ?? 0) | (own[at] ?? 0);
      }
      return all;
    },
    has(traits, name) {
      const number = numbers.get(name);
      return number !== undefined && ((traits[number >> 4] ?? 0) & (1 << (number & 15))) !== 0;
    },
  };

  function read(html: string): Traits {
    const traits = new Uint16Array(words);
    const add = (number: number | undefined) => {
      if (number !== undefined) traits[number >> 4] = (traits[number >> 4] ?? 0) | (1 << (number & 15));
    };
    for (const attribute of classAttributesOf(html)) for (const number of classesOf(attribute)) add(number);
    for (const element of elementsOf(html)) add(numbers.get(element));
    for (const sign of new Set(html.match(signs))) {
      add(numbers.get(sign));
      if (sign.startsWith(' ')) add(numbers.get(sign.slice(0, sign.indexOf('"') + 1)));
    }
    return traits;
  }

  /** The numbers of the asked classes of an attribute. */
  function classesOf(attribute: string): readonly number[] {
    const known = numbersOf.get(attribute);
    if (known) return known;
    const names = attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ');
    const found = names.flatMap((name) => numbers.get(name) ?? []);
    // A copy: what is cut out of a page keeps all of it in memory.
    if (numbersOf.size < mostAttributes) numbersOf.set(Buffer.from(attribute).toString(), found);
    return found;
  }
}

function classAttributesOf(html: string): Iterable<string> {
  const found = new Set<string>();
  const start = ' class="';
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const begin = at + start.length;
    at = html.indexOf('"', begin);
    found.add(html.slice(begin, at));
  }
  return found;
}

/** Elements as they begin, by hand: every page that is rendered is read through, and an expression takes three times as long for them. */
function elementsOf(html: string): Iterable<string> {
  const found = new Set<string>();
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (!isLetter(html.charCodeAt(at + 1))) continue;
    let end = at + 2;
    while (isLetter(html.charCodeAt(end)) || isDigit(html.charCodeAt(end))) end += 1;
    found.add(html.slice(at, end));
  }
  return found;
}

const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

const signs = / (?:disabled|aria-[a-z]+)="[a-z]*"|var\(--[\w-]+/g;
