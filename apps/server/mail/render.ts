import { LRUCache } from 'lru-cache';
import { compileMail } from './compile.ts';
import { place, type Template } from './template.ts';

/** Compiled shapes kept in memory; an order's mail has one for each number of lines, shipments and sums. */
const mostShapes = 64;

/** Compiled HTML by shape, split at its placeholders: every other part is the index of a value. */
const compiled = new LRUCache<string, readonly string[]>({ max: mostShapes });

/**
 * A mail as HTML that mail programs understand. Compiling takes far longer than the rest, so each shape is compiled
 * once.
 */
export async function renderMail({ shape, values }: Template): Promise<string> {
  const units = compiled.get(shape) ?? (await compileShape(shape));
  compiled.set(shape, units);
  return units.map((unit, index) => (index % 2 === 0 ? unit : (values[Number(unit)] ?? ''))).join('');
}

/** Compiles MJML with numbered placeholders. A shape that is invalid MJML is a programming error and throws. */
async function compileShape(shape: string): Promise<readonly string[]> {
  let next = 0;
  const html = await compileMail(shape.replaceAll(place, () => `${place}${next++}${place}`));
  return html.split(place);
}
