/** A rule of a style sheet, with what has to be on a page for the rule to matter at its first paint. */
type Rule = Readonly<{
  /** The blocks it stands in, such as `@layer utilities` and `@media (width>=64rem)`, from the outside in. */
  within: readonly string[];
  text: string;
  /** Classes of each of its selectors, all of which a page must have; undefined for rules that every page needs. */
  wants: readonly (readonly string[])[] | undefined;
  /** Name of what it defines: a custom property or keyframes, needed when a rule that is needed uses it. */
  defines: string | undefined;
}>;

/** Picks the part of a style sheet that a page needs for its first paint. */
export type CriticalStyles = (html: string) => string;

/**
 * Reads a style sheet once. For a page it gives those rules whose classes the page has, as it was written by the server, in
 * their order. What concerns the pointer and the focus is left out, as it cannot matter before the whole sheet is there,
 * which has to follow: it repeats what was picked in the same order, so nothing changes when it comes.
 */
export function createCriticalStyles(sheet: string): CriticalStyles {
  const rules = readRules(sheet);
  const used = rules.map(({ text, wants, defines }, index) => {
    const uses = rules.flatMap((one, other) =>
      one.defines && other !== index && text.includes(one.defines) ? other : [],
    );
    return { wants, defines, uses };
  });
  const known = new Map<string, string>();

  return (html) => {
    const attributes = classAttributesOf(html);
    const key = [...attributes].join('\n');
    const before = known.get(key);
    if (before !== undefined) return before;
    const classes = new Set<string>();
    for (const attribute of attributes) {
      for (const name of attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ')) classes.add(name);
    }
    const picked = new Set<number>();
    used.forEach(({ wants, defines, uses }, index) => {
      if (defines !== undefined) return;
      if (wants && !wants.some((names) => names.every((name) => classes.has(name)))) return;
      picked.add(index);
      for (const other of uses) picked.add(other);
    });
    const text = write(rules.filter((_, index) => picked.has(index)));
    if (known.size < mostKept) known.set(key, text);
    return text;
  };
}

/** Pages that differ in their looks and are remembered; a kind of page has a few dozen. */
const mostKept = 1000;

function classAttributesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  const start = ' class="';
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const begin = at + start.length;
    at = html.indexOf('"', begin);
    found.add(html.slice(begin, at));
  }
  return found;
}

/** Writes rules with the blocks around them, each block as long as rules that stand in it follow each other. */
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
/** Defaults for browsers that do not know `@property`; they wait for the whole sheet. */
const fallback = /^@supports \(\(\(-webkit-hyphens/;

function readRules(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  const layers = new Set<string>();
  read(sheet.replace(comment, '').trim(), []);
  // Layers are ranked by where they are first named, so they are named first, whichever rules follow.
  const order = layers.size === 0 ? [] : [alwaysNeeded(`@layer ${[...layers].join(',')};`)];
  return [...order, ...rules];

  function read(text: string, within: readonly string[]): void {
    for (const { head, body, whole } of blocksOf(text)) {
      if (head.startsWith('@layer')) for (const layer of head.slice(6).split(',')) layers.add(layer.trim());
      if (body === undefined) {
        if (!head.startsWith('@layer')) rules.push({ ...alwaysNeeded(whole), within });
      } else if (fallback.test(head) || /^@media (?:print|\(forced-colors)/.test(head)) {
        // Few visitors need these, and paper and edges that come with the whole sheet move nothing that matters.
      } else if (/^@(media|supports|layer|container|starting-style)/.test(head)) {
        read(body, [...within, head]);
      } else if (/^@(property|keyframes)/.test(head)) {
        rules.push({ within, text: whole, wants: undefined, defines: head.split(' ')[1] });
      } else if (head.startsWith('@')) {
        rules.push({ ...alwaysNeeded(whole), within });
      } else if (!moves.test(body)) {
        const wants = partsOf(head, ',').flatMap((selector) => {
          const classes = classesOf(selector);
          return classes ? [classes] : [];
        });
        if (wants.length === 0) continue;
        const always = wants.some((classes) => classes.length === 0);
        rules.push({ within, text: whole, wants: always ? undefined : wants, defines: undefined });
      }
    }
  }
}

function alwaysNeeded(text: string): Rule {
  return { within: [], text, wants: undefined, defines: undefined };
}

type Block = Readonly<{ head: string; body: string | undefined; whole: string }>;

/** The blocks and statements of a text one after the other. Strings and addresses hold no braces in what a bundler writes. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let brace = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') {
      if (depth === 0) brace = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const whole = text.slice(start, at + 1).trim();
      blocks.push({ head: text.slice(start, brace).trim(), body: text.slice(brace + 1, at), whole });
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      const whole = text.slice(start, at + 1).trim();
      blocks.push({ head: whole.slice(0, -1), body: undefined, whole });
      start = at + 1;
    }
  }
  return blocks;
}

/** Parts of fields for dates and files, which no page shows before a form is used. */
const unseen = /::(?:file-selector|-webkit-(?:date|calendar))/;

/** What says only how something moves, which is seen when it does, or what the pointer looks like. */
const moves = /^(?:(?:(?:-webkit-)?(?:transition|user-select|cursor)|--tw-(?:duration|ease))[\w-]*:[^;]*;?)+$/;

const states = /:(hover|focus|focus-visible|focus-within|active|target|user-invalid)\b/;

/** The classes that a page must have for a selector to fit; undefined where only the pointer or the focus make it fit. */
function classesOf(selector: string): readonly string[] | undefined {
  // What a selector excludes, and what only may be there, is nothing that a page must have.
  const plain = withoutGroups(selector, /:(?:not|has)\(/g);
  if (unseen.test(plain) || states.test(plain.replaceAll(/\\./g, ''))) return undefined;
  const must = withoutAlternatives(plain);
  return [...must.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

function withoutGroups(selector: string, start: RegExp): string {
  let text = selector;
  for (const { index } of [...selector.matchAll(start)].reverse()) {
    const end = closing(text, text.indexOf('(', index));
    text = text.slice(0, index) + text.slice(end + 1);
  }
  return text;
}

/** `:is(.a,.b)` wants neither of the two. */
function withoutAlternatives(selector: string): string {
  let text = selector;
  for (const { index } of [...selector.matchAll(/:(?:is|where)\(/g)].reverse()) {
    const open = text.indexOf('(', index);
    const end = closing(text, open);
    if (partsOf(text.slice(open + 1, end), ',').length > 1) text = text.slice(0, index) + text.slice(end + 1);
  }
  return text;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** Splits at a sign that stands outside of brackets. */
function partsOf(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '\\') at += 1;
    else if (one === '(' || one === '[') depth += 1;
    else if (one === ')' || one === ']') depth -= 1;
    else if (one === sign && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
