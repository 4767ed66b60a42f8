import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { blocksToRefuse } from '@eyelet/testing/hostile-content.ts';
import { errorOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let author: TestStaff;

beforeAll(async () => {
  running = await startShop();
  author = await newStaff(running, { roles: ['author'] });
});
afterAll(() => running.close());

/** A refusal names at most fifty fields, and a medium that is neither a picture nor a film has several problems. */
const most = 7;

/** Turns by which each address is tried in many members. */
const turns = 6;

test.each(blockKinds)(
  '$type: no address that runs a script or leaves by a trick is stored in any member',
  async (kind) => {
    const all = Array.from({ length: turns }, (_, turn) => blocksToRefuse(kind, turn)).flat();
    for (let first = 0; first < all.length; first += most) {
      const blocks = all.slice(first, first + most);
      const { document } = pageItem('hostile', { blocks });
      const body = { kind: 'page', key: 'hostile', name: 'Hostile', document } as const;
      const { id: errorId, errorDetails } = await errorOf(author.call(createContent, { body }));
      const refused = new Set(errorDetails.map(({ field = '' }) => /^blocks\.(\w+)\./.exec(field)?.[1]));
      expect(errorId).toBe('STF400');
      const ids = document.sections.flatMap((section) => section.blocks.map(({ id }) => id));
      const stored = ids.filter((id) => !refused.has(id)).map((id) => JSON.stringify(blocks[ids.indexOf(id)]));
      expect(stored).toEqual([]);
    }
  },
);
