import { SharedPartsProvider } from '@eyelet/ui/sharing/shared-parts.tsx';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownBlock } from './shown-block.ts';
import { StillBlock } from './still-block.tsx';

const banner = { type: 'banner', version: 1, still: true, props: { title: 'Rain' } } as unknown as ShownBlock;

/** The keys by which a block is shared. */
function keysOf(block: ShownBlock, look: string | undefined): readonly string[] {
  const keys: string[] = [];
  renderToString(
    <SharedPartsProvider value={(key) => `${keys.push(key)}`}>
      <StillBlock block={block} look={look}>
        <h2>Rain</h2>
      </StillBlock>
    </SharedPartsProvider>,
  );
  return keys;
}

test('a block without behaviour is written once for all pages that show it alike', () => {
  const [first] = keysOf(banner, '/en-us true');
  expect(first).toContain('banner {"title":"Rain"}');
  expect(keysOf({ ...banner }, '/en-us true')).toEqual([first]);
  expect(keysOf(banner, '/en-us false')).not.toEqual([first]);
  expect(keysOf({ ...banner, type: 'hero' } as ShownBlock, '/en-us true')).not.toEqual([first]);
});

test('one in another place than the page itself, with answers or with other blocks is its page’s own', () => {
  expect(keysOf(banner, undefined)).toEqual([]);
  expect(keysOf({ ...banner, answers: {} } as ShownBlock, '/en-us true')).toEqual([]);
  expect(keysOf({ ...banner, held: [banner] } as ShownBlock, '/en-us true')).toEqual([]);
});
