import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../kernel/context.ts';
import { emptyBlockFindings } from './empty-blocks.ts';

/** The findings of a page with products of a category, where the shop refuses to list them. */
async function findings(status: number, errorId: string) {
  const refused = new ApiError(status, { appId: 'shop', correlationId: 'c', errorDetails: [{ errorId, message: '' }] });
  const shop = { blockClient: () => ({ call: async () => Promise.reject(refused) }), config: { outside: {} } };
  const context = { shop, now: new Date('2026-11-22T09:00:00Z') } as unknown as Context;
  const block = { id: 'b1', type: 'catalogue-grid', version: 1, props: { categoryId: '1000' } };
  const document = {
    language: 'en',
    version: 1,
    props: {},
    variants: {},
    sections: [{ name: 'main', blocks: [block] }],
  };
  const found = await emptyBlockFindings(context, { kind: 'page', key: 'p', document }).catch(
    (error: unknown) => error,
  );
  return found === refused ? 'not known' : found;
}

test('a category that is gone has no products, while another refusal does not tell whether there are any', async () => {
  expect(await findings(400, 'PLP400')).toMatchObject([{ rule: 'empty.category', block: 'b1', values: {} }]);
  expect(await findings(429, 'API429')).toBe('not known');
});
