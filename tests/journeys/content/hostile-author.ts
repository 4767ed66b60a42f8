import { checkContent } from '@eyelet/contracts/content/check.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answered, answered } from './executables.ts';

type Params = Readonly<{ itemId: string }>;

/** Somebody with the right to write content, who writes what would run if it got into a page. */
export type HostileAuthor = Readonly<{
  who: () => TestStaff;
  origin: () => string;
  create: (kind: ContentKind, document: ContentDocument) => Promise<Readonly<{ key: string; params: Params }>>;
  publish: (params: Params) => Promise<void>;
  /** The blocks of a new item that the checklist lets it be published with. */
  fit: (params: Params, blocks: readonly ContentBlock[]) => Promise<readonly ContentBlock[]>;
  /** A page as the shop answers it, once it is there. */
  read: (path: string) => Promise<Answered>;
}>;

/** A shop with the catalogue of the brand, so that blocks have products to show. */
export function openHostileAuthor(): HostileAuthor {
  let running: RunningShop | undefined;
  let publisher: TestStaff | undefined;
  let count = 0;
  beforeAll(async () => {
    running = await startShop({ mountPages, parts: { clock: () => new Date(), beforeSnapshot: loadDemo } });
    publisher = await newStaff(running, { roles: ['publisher'] });
  });
  afterAll(() => running?.close());
  const who = () => {
    if (!publisher) throw new Error('the shop is not open yet');
    return publisher;
  };
  const origin = () => running?.origin ?? '';
  return {
    who,
    origin,
    create: async (kind, document) => {
      count += 1;
      const [key, name] = [`hostile-${count}`, `Hostile ${count}`];
      const { item } = await who().call(createContent, { body: { kind, key, name, document } });
      return { key, params: { itemId: item.itemId } };
    },
    publish: async (params) => {
      const { item } = await who().call(readContent, { params });
      await who().call(publishContent, { params, body: { version: item.latest } });
    },
    fit: async (params, blocks) => {
      const { findings } = await who().call(checkContent, { params, query: {} });
      const blocked = new Set(findings.filter(({ severity }) => severity === 'blocks').map(({ block }) => block));
      return blocks.filter((_, index) => !blocked.has(`b${index + 1}`));
    },
    read: async (path) => {
      await expect.poll(async () => (await fetch(origin() + path)).status, { message: path }).toBe(200);
      return answered(origin() + path);
    },
  };
}
