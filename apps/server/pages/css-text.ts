/** A block or a statement of a style sheet, as it stands there. */
type Block = Readonly<{ head: string; body: string | undefined; whole: string }>;

/** The blocks and statements of a text in order. Strings and URLs contain no braces in a bundler's output. */
export function blocksOf(text: string): readonly Block[] {
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

/** Where the bracket that opens at an index closes; the end of the text if it does not. */
export function closing(text: string, open: number): number {
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

/** Splits at a character outside brackets. */
export function partsOf(text: string, sign: string): readonly string[] {
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
