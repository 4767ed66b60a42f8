import { blocksOf, closing, partsOf } from './css-text.ts';
import { createTraitReader, type Traits } from './traits.ts';
import type { PagePart, SharedText } from './written-page.ts';

/** A rule of a style sheet, with what a page must contain for the rule to apply at its first paint. */
type Rule = Readonly<{
  /** The enclosing blocks, such as `@layer utilities` and `@media (width>=64rem)`, from the outside in. */
  within: readonly string[];
  text: string;
  /**
   * Classes, elements (`<table`) and states (` disabled=""`) of each of its selectors, all of which a page must contain;
   * undefined for rules that every page needs.
   */
  wants: readonly (readonly string[])[] | undefined;
  /** The name it defines: a custom property, a variable of the theme or keyframes, needed when a needed rule uses it. */
  defines: string | undefined;
}>;

/** Selects the part of a style sheet that a page needs for its first paint, by the parts of its HTML. */
export type CriticalStyles = (html: readonly PagePart[]) => SharedText;

/**
 * Parses a style sheet once. For a page it returns the rules whose classes, elements and states the server-rendered
 * HTML contains, in their order, after `first`. Rules for pointer and focus, and for closed panels, are left out, as they cannot apply
 * before the whole sheet has loaded. That sheet must follow; it repeats the selected rules in the same order, so
 * nothing changes when it arrives.
 */
export function createCriticalStyles(sheet: string, first = ''): CriticalStyles {
  const rules = readRules(sheet);
  const used = rules.map(({ text, wants, defines }, index) => {
    const uses = rules.flatMap((one, other) =>
      one.defines && other !== index && text.includes(one.defines) ? other : [],
    );
    return { wants, defines, uses };
  });
  const asked = rules.flatMap(({ wants, defines }) => [
    ...(wants?.flat() ?? []),
    ...(defines === undefined ? [] : [variable(defines)]),
  ]);
  const reader = createTraitReader(asked);
  const known = new Map<string, SharedText>();

  return (html) => {
    const traits = reader.of(html);
    const key = String.fromCharCode(...traits);
    const before = known.get(key);
    if (before) return before;
    const styles = { text: first + pick(traits) };
    if (known.size < mostKept) known.set(key, styles);
    return styles;
  };

  function pick(traits: Traits): string {
    const picked = new Set<number>();
    const add = (index: number) => {
      if (picked.has(index)) return;
      picked.add(index);
      for (const other of used[index]?.uses ?? []) add(other);
    };
    used.forEach(({ wants, defines }, index) => {
      if (defines !== undefined && !reader.has(traits, variable(defines))) return;
      if (wants && !wants.some((all) => all.every((name) => reader.has(traits, name)))) return;
      add(index);
    });
    return write(rules.filter((_, index) => picked.has(index)));
  }
}

/** How a `style` attribute uses what a rule defines. */
const variable = (defined: string) => `var(${defined}`;

/** Kinds of pages that are remembered by their traits; each page type has a few dozen. */
const mostKept = 1000;

/** Writes rules inside their blocks; consecutive rules share a block. */
function write(rules: readonly Rule[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const { within, text: rule } of [...rules, { within: [], text: '' }]) {
    let same = 0;
    while (same < open.length && open[same] === within[same]) same += 1;
    text += '}'.repeat(open.length - same);
    for (const block of within.slice(same)) text += `${block}{`;
    text += rule;
    open = within;
  }
  return text;
}

const comment = /\/\*[\s\S]*?\*\//g;
/**
 * Whether a block can wait for the whole sheet: defaults for browsers without `@property`; rules for print or forced colours, which
 * few visitors need and which move nothing when they come; a colour that is mixed, as the rule before states the same outright,
 * unless it is mixed of the current colour.
 */
function comesLate(head: string, body: string): boolean {
  if (head.startsWith('@supports (color:color-mix(')) return !/currentcolor/i.test(body);
  return /^@(?:supports \(\(\(-webkit-hyphens|media (?:print|\(forced-colors))/.test(head);
}

function readRules(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  const layers = new Set<string>();
  read(sheet.replace(comment, '').trim(), []);
  // Layers are ranked by their first mention, so they are listed first, whichever rules follow.
  const order = layers.size === 0 ? [] : [alwaysNeeded(`@layer ${[...layers].join(',')};`)];
  return [...order, ...rules];

  function read(text: string, within: readonly string[]): void {
    for (const { head, body, whole } of blocksOf(text)) {
      if (head.startsWith('@layer')) for (const layer of head.slice(6).split(',')) layers.add(layer.trim());
      if (body === undefined) {
        if (!head.startsWith('@layer')) rules.push({ ...alwaysNeeded(whole), within });
        continue;
      }
      if (comesLate(head, body)) continue;
      if (/^@(media|supports|layer|container|starting-style)/.test(head)) {
        read(body, [...within, head]);
      } else if (/^@(property|keyframes)/.test(head)) {
        rules.push({ within, text: whole, wants: undefined, defines: head.split(' ')[1] });
      } else if (head.startsWith('@')) {
        rules.push({ ...alwaysNeeded(whole), within });
      } else if (head === theme) {
        for (const one of partsOf(body, ';').filter(Boolean))
          rules.push({ within: [...within, head], text: `${one};`, wants: undefined, defines: one.split(':')[0] });
      } else {
        const needed = withoutMotion(body);
        const wants = partsOf(head, ',').flatMap((selector) => (isOfFirstPaint(selector) ? namesOf(selector) : []));
        if (!needed || wants.length === 0) continue;
        const always = wants.some((names) => names.length === 0);
        rules.push({
          within,
          text: `${head}{${needed}}`,
          wants: always ? undefined : wants,
          defines: undefined,
        });
      }
    }
  }
}

/** Of the variables of the theme, a page needs those that its rules and its own `style` attributes use. */
const theme = ':root,:host';

function alwaysNeeded(text: string): Rule {
  return { within: [], text, wants: undefined, defines: undefined };
}

/** Parts of date and file fields, which are invisible until a form is used. */
const unseen = /::(?:file-selector|-webkit-(?:date|calendar))/;

/** Panels of the menu, which are closed when a page arrives. */
const closed = /\.mega(?:-all)?(?![\w-])/;

/** Declarations of motion or of the cursor, which do not affect the first paint. */
const motion = /^(?:(?:-webkit-)?(?:transition|user-select|cursor)|--tw-(?:duration|ease))[\w-]*:/;

/** The declarations of a rule that the first paint needs; one that is repeated at once is written once. */
function withoutMotion(body: string): string {
  const declarations = partsOf(body, ';').filter((one) => one && !motion.test(one));
  return declarations.filter((one, index) => one !== declarations[index - 1]).join(';');
}

const touched = /:(hover|focus|focus-visible|focus-within|active|target|user-invalid)\b/;

const className = /\.((?:\\.|[\w-])+)/g;

/** Whether a selector can match before anybody has used the page; not with pointer or focus, or inside closed panels. */
function isOfFirstPaint(selector: string): boolean {
  const plain = withoutNegations(selector);
  return !unseen.test(plain) && !closed.test(plain) && !touched.test(plain.replaceAll(/\\./g, ''));
}

/** The classes, elements and states that a page must contain for a selector to match: all of one of these lists. */
function namesOf(selector: string): readonly (readonly string[])[] {
  return withEachAlternative(withoutNegations(selector)).map((must) => {
    const classes = [...must.matchAll(className)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
    return [...classes, ...elementNamesOf(must), ...statesOf(must)];
  });
}

/** `[aria-current=true]` and `:disabled`, as the server writes such states. */
function statesOf(selector: string): readonly string[] {
  const plain = selector.replaceAll(className, '');
  const told = [...plain.matchAll(/\[(aria-[a-z]+)(?:="?([\w-]+)"?)?\]/g)];
  return [
    ...told.map(([, name, value]) => ` ${name}="${value === undefined ? '' : `${value}"`}`),
    ...(/:disabled\b/.test(plain) ? [' disabled=""'] : []),
  ];
}

/** `table:where(.a) td::before` names a table and a cell. */
function elementNamesOf(selector: string): readonly string[] {
  const rest = selector
    .replaceAll(className, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/::?[\w-]+(?:\([^()]*\))?/g, '');
  return [...rest.matchAll(/[a-z][a-z0-9]*/g)].map(([name]) => `<${name}`);
}

/** What is negated requires nothing of a page. */
function withoutNegations(selector: string): string {
  let text = selector;
  for (const { index } of [...selector.matchAll(/:not\(/g)].reverse()) {
    const end = closing(text, text.indexOf('(', index));
    text = text.slice(0, index) + text.slice(end + 1);
  }
  return text;
}

/** More than any selector has that somebody has written; what exceeds it requires nothing of a page. */
const mostAlternatives = 64;

/** `.x:is(.a,.b)` as `.x .a` and `.x .b`. */
function withEachAlternative(selector: string): readonly string[] {
  const done: string[] = [];
  const left = [selector];
  for (let text = left.pop(); text !== undefined; text = left.pop()) {
    const group = /:(?:is|where|has)\(/.exec(text);
    if (!group) {
      done.push(text);
      continue;
    }
    const open = group.index + group[0].length - 1;
    const end = closing(text, open);
    const parts = partsOf(text.slice(open + 1, end), ',');
    const isTooMuch = done.length + left.length + parts.length > mostAlternatives;
    for (const part of isTooMuch ? [''] : parts)
      left.push(`${text.slice(0, group.index)} ${part} ${text.slice(end + 1)}`);
  }
  return done;
}
