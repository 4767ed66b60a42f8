import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, readForbidden } from './forbidden-packages.ts';
import { workspacePackages } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');
const rules = readForbidden(root, workspacePackages(root));

const check = (file: string, imported: string) => forbiddenImports(rules, new Map([[file, new Set([imported])]]));

test.each([
  ['packages/contracts/cart/read.ts', 'packages/domain/cart/document.ts'],
  ['packages/domain/cart/document.ts', 'packages/db/database.ts'],
  ['packages/db/database.ts', 'packages/contracts/kernel/operation.ts'],
  ['packages/messages/check.ts', 'packages/contracts/kernel/operation.ts'],
  ['packages/ui/dialogs/dialogs.tsx', 'packages/blocks/views.ts'],
  ['packages/blocks/views.ts', 'packages/db/database.ts'],
  ['apps/storefront/app/cart/page.tsx', 'apps/server/cart/read.ts'],
  ['apps/storefront/app/cart/page.tsx', 'packages/db/database.ts'],
  ['apps/studio/app/studio.tsx', 'apps/storefront/app/root.tsx'],
  ['apps/server/cart/read.ts', 'apps/storefront/app/root.tsx'],
  ['apps/server/cart/read.ts', 'packages/testing/staff.ts'],
])('a forbidden import in %s of %s is found, however it is written', (file, imported) => {
  expect(check(file, imported)).toEqual([expect.stringContaining(`${file} must not import ${imported}`)]);
});

test.each([
  ['apps/server/cart/read.ts', 'packages/db/database.ts'],
  ['packages/domain/cart/document.ts', 'packages/contracts/cart/cart.ts'],
  ['apps/storefront/app/cart/page.tsx', 'packages/ui/dialogs/dialogs.tsx'],
  ['packages/db/carts/read.ts', 'packages/db/database.ts'],
])('an import in %s of %s is allowed', (file, imported) => {
  expect(check(file, imported)).toEqual([]);
});
