import { htmlVectors } from '@eyelet/testing/html-vectors.ts';
import { type TSchema, Type } from 'typebox';
import { expect, test, vi } from 'vitest';
import { blockKinds } from '../kinds.ts';
import { inlineHtmlShape, richTextShape, sharedMembers } from '../shared/shape.ts';
import { showBlocks } from '../show-blocks.ts';
import { strictObject } from '../strict-object.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanValue } from './clean-value.ts';

type Walked = Readonly<{
  html?: 'inline' | 'rich';
  properties?: Record<string, Walked>;
  items?: Walked;
  anyOf?: readonly Walked[];
}>;

/** A value with nothing but members of HTML, each of them the given one. */
function allHtml({ html, properties, items, anyOf }: Walked, text: string): unknown {
  if (html) return text;
  if (properties) {
    const members = Object.entries(properties).map(([name, one]) => [name, allHtml(one, text)] as const);
    const held = members.filter(([, value]) => value !== undefined);
    return held.length > 0 ? Object.fromEntries(held) : undefined;
  }
  const inner = items ?? anyOf?.find((one) => allHtml(one, text) !== undefined);
  const value = inner && allHtml(inner, text);
  return value !== undefined && items ? [value] : value;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Members whose name says HTML, and whether their shape does. */
function namedHtml({ properties = {}, items, anyOf = [] }: Walked): readonly (readonly [string, boolean])[] {
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [
      ...(/html$|^richText$/i.test(name) ? [[name, one.html !== undefined] as const] : []),
      ...namedHtml(one),
    ]),
    ...(items ? namedHtml(items) : []),
    ...anyOf.flatMap(namedHtml),
  ];
}

test('members of HTML are cleaned in objects, lists and choices of shapes, and other texts stay', () => {
  const schema = strictObject({
    title: Type.String(),
    titleHtml: Type.Optional(inlineHtmlShape),
    parts: Type.Array(strictObject({ body: richTextShape })),
    either: Type.Union([
      Type.Object({ kind: Type.Literal('a'), body: richTextShape }),
      Type.Object({ kind: Type.Literal('b') }),
    ]),
  });
  const bad = '<b>Fish</b><script>alert(1)</script>';
  expect(
    cleanValue(schema, {
      title: bad,
      titleHtml: bad,
      parts: [{ body: bad }],
      either: { kind: 'a', body: bad },
    } as never),
  ).toEqual({
    title: bad,
    titleHtml: '<b>Fish</b>',
    parts: [{ body: '<b>Fish</b>' }],
    either: { kind: 'a', body: '<b>Fish</b>' },
  });
});

test('a value of another shape stays as it is, for the check to say so', () => {
  const schema = strictObject({ titleHtml: inlineHtmlShape, list: Type.Array(richTextShape) });
  for (const value of [{ titleHtml: 7, list: 'none' }, { titleHtml: null, __proto__: null }, [], 'text', null]) {
    expect(cleanValue<unknown>(schema, value)).toEqual(value);
  }
});

const shapes = [{ type: 'shared members', schema: strictObject(sharedMembers) as TSchema, version: 1 }, ...blockKinds];

test.each(shapes)('$type: a member that is named as HTML is marked as HTML', ({ schema }) => {
  expect(namedHtml(schema as Walked).filter(([, marked]) => !marked)).toEqual([]);
});

test.each(blockKinds)(
  '$type: no attack gets through any of its HTML, when it is shown [B2.2.27]',
  async ({ type, version, schema }) => {
    for (const vector of htmlVectors) {
      const props = allHtml(schema as Walked, vector) as Record<string, unknown> | undefined;
      if (!props) return;
      const { groups } = await showBlocks(
        [[{ type, version, props }]],
        { cards: async () => [], articles: async () => [], events: async () => [], outside: async () => [] },
        vi.fn(),
      );
      const clean = [cleanHtml(vector, 'inline', ''), cleanHtml(vector, 'rich', '')];
      expect(textsIn(groups[0]?.[0]?.props).filter((text) => !clean.includes(text))).toEqual([]);
    }
  },
);
