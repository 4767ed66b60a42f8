import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { wordsOf } from '@eyelet/blocks/items/words-of.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { expect, test } from 'vitest';
import { textsOf } from './texts-of.ts';

const written = { language: 'en', version: 1, variants: {} } as const;

const pages = blockKinds.flatMap(({ type, version, examples }) =>
  examples.map(({ name, props }) => {
    const block = { id: 'one', type, version, props: props as Readonly<Record<string, unknown>> };
    return [
      `${type}: ${name}`,
      'page',
      { ...written, props: {}, sections: [{ name: 'main', blocks: [block] }] },
    ] as const;
  }),
);
const items = contentKinds.flatMap((kind) =>
  itemKinds[kind].examples.map(
    ({ name, props }) => [`${kind}: ${name}`, kind, { ...written, props: { ...props }, sections: [] }] as const,
  ),
);

test.each([...pages, ...items])(
  'what translators see is what the checklist and their files count: %s',
  (_name, kind, document: ContentDocument) => {
    const offered = textsOf(kind, document).map(({ path, value }) => `${path} = ${value}`);
    expect(offered.toSorted()).toEqual(
      wordsOf(document)
        .map(({ path, text }) => `${path} = ${text}`)
        .toSorted(),
    );
  },
);
