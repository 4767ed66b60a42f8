import type { Migration } from '../kind.ts';

type Section = Readonly<{ heading?: string; paragraphs?: readonly string[]; points?: readonly string[] }>;

/** Version 1 had sections of plain paragraphs and points; version 2 has HTML. */
export const fromSections: Migration = {
  example: {
    title: 'Care',
    lead: 'Salt is the enemy of leather.',
    sections: [{ heading: 'After rain', paragraphs: ['Dry & warm, not < hot.'], points: ['Loosen the laces.'] }],
  },
  migrate: ({ sections, ...rest }) => {
    const richText = ((sections ?? []) as readonly Section[]).map(htmlOf).join('');
    return richText === '' ? rest : { ...rest, richText };
  },
};

function htmlOf({ heading, paragraphs = [], points = [] }: Section): string {
  const each = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
  const list = points.length > 0 ? `<ul>${each('li', points)}</ul>` : '';
  return (heading === undefined ? '' : each('h2', [heading])) + each('p', paragraphs) + list;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
