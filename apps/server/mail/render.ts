import { LRUCache } from 'lru-cache';
import compile from 'mjml';
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

/** MJML's output is a quarter white space. Every mail is stored, so it is minified, once for each shape. */
const options = { validationLevel: 'soft', minify: true, minifyOptions: { minifyCss: false } } as const;

/** Compiles MJML with numbered placeholders. A shape that is invalid MJML is a programming error and throws. */
async function compileShape(shape: string): Promise<readonly string[]> {
  let next = 0;
  const numbered = shape.replaceAll(place, () => `${place}${next++}${place}`);
  const { html, errors } = await compile(numbered, options);
  if (errors.length > 0) throw new Error(`mail template: ${errors.map((error) => error.formattedMessage).join('; ')}`);
  return html.split(place);
}
