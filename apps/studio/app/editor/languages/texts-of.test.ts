import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { type ContentKind, contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { expect, test } from 'vitest';
import { textsOf } from './texts-of.ts';

type Case = readonly [name: string, kind: ContentKind, document: ContentDocument];

const written = { language: 'en', version: 1 };

const pages: readonly Case[] = blockKinds.flatMap(({ type, version, examples }) =>
  examples.map(({ name, props }): Case => {
    const blocks = [{ id: 'one', type, version, props: { ...props } }];
    return [`${type}: ${name}`, 'page', { ...written, props: {}, sections: [{ name: 'main', blocks }], variants: {} }];
  }),
);
const items: readonly Case[] = contentKinds.flatMap((kind) =>
  itemKinds[kind].examples.map(
    ({ name, props }): Case => [
      `${kind}: ${name}`,
      kind,
      { ...written, props: { ...props }, sections: [], variants: {} },
    ],
  ),
);

test.each([...pages, ...items])(
  'what translators see is what the checklist and their files count: %s',
  (_name, kind, document) => {
    const offered = textsOf(kind, document).map(({ path, value }) => `${path} = ${value}`);
    expect(offered.toSorted()).toEqual(
      wordsOf(document)
        .map(({ path, text }) => `${path} = ${text}`)
        .toSorted(),
    );
  },
);
