import { escapeHtml } from '../kernel/escape-html.ts';

/** Stands in a shape for one value. Nobody writes it: it is for private use in Unicode. */
export const place = '\uE000';

/** MJML with a place for each text that differs from mail to mail; mails of one shape are compiled once. */
export type Template = Readonly<{
  shape: string;
  /** HTML, in the order of the places. */
  values: readonly string[];
}>;

/** MJML whose texts are escaped and get places, and whose templates become part of it; those of a list on lines of their own. */
export function mjml(
  markup: TemplateStringsArray,
  ...parts: readonly (string | Template | readonly Template[])[]
): Template {
  const templates = parts.map(templateOf);
  const shape = markup.map((text, index) => text + (templates[index]?.shape ?? '')).join('');
  return { shape, values: templates.flatMap(({ values }) => values) };
}

/** What a template is made of itself, as sizes and colours are, which MJML has to read. */
export function fixed(shape: string): Template {
  return { shape, values: [] };
}

export const nothing = fixed('');

function templateOf(part: string | Template | readonly Template[]): Template {
  if (typeof part === 'string') return { shape: place, values: [escapeHtml(part)] };
  if ('shape' in part) return part;
  return { shape: part.map(({ shape }) => shape).join('\n'), values: part.flatMap(({ values }) => values) };
}
