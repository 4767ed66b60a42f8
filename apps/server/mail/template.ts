import { escapeHtml } from '../kernel/escape-html.ts';

/** The placeholder for one value in a shape: a private-use character of Unicode, which texts do not contain. */
export const place = '\uE000';

/** MJML with a placeholder for each text that differs from mail to mail; mails of one shape are compiled once. */
export type Template = Readonly<{
  shape: string;
  /** HTML, in the order of the placeholders. */
  values: readonly string[];
}>;

/**
 * MJML whose texts are escaped and replaced by placeholders, and whose templates are inlined; those of a list on their
 * own lines.
 */
export function mjml(
  markup: TemplateStringsArray,
  ...parts: readonly (string | Template | readonly Template[])[]
): Template {
  const templates = parts.map(templateOf);
  const shape = markup.map((text, index) => text + (templates[index]?.shape ?? '')).join('');
  return { shape, values: templates.flatMap(({ values }) => values) };
}

/** A part of the template itself, such as sizes and colours, which MJML has to parse. */
export function fixed(shape: string): Template {
  return { shape, values: [] };
}

export const nothing = fixed('');

function templateOf(part: string | Template | readonly Template[]): Template {
  if (typeof part === 'string') return { shape: place, values: [escapeHtml(part)] };
  if ('shape' in part) return part;
  return { shape: part.map(({ shape }) => shape).join('\n'), values: part.flatMap(({ values }) => values) };
}
