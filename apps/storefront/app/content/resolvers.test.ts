import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { expect, test, vi } from 'vitest';
import { resolversOf } from './resolvers.ts';

const gone = new ApiError(400, {
  appId: 'shop',
  correlationId: 'c',
  errorDetails: [{ errorId: 'PLP400', message: '' }],
} as never);

test('a category that is gone has no products, is reported, and takes no others with it', async () => {
  const report = vi.fn();
  const call = vi.fn(async (_: unknown, { query }: { query: { categoryId?: string } }) => {
    if (query.categoryId === '9999') throw gone;
    return { products: [] };
  });
  const { cards } = resolversOf({ client: { call } as never, outside: {} as never, report });
  expect(await cards([{ categoryId: '9999' }, { categoryId: '1000' }])).toEqual([[], []]);
  expect(report).toHaveBeenCalledExactlyOnceWith(gone);
  expect(call).toHaveBeenCalledTimes(2);
});

test('what cannot be the name of a product is not asked for, as it would refuse the others', async () => {
  const call = vi.fn(async () => ({ products: [] }));
  const { cards } = resolversOf({ client: { call } as never, outside: {} as never, report: vi.fn() });
  await cards([{ ids: ['SKTERN01BLU', '"><script>', 'sktern01blu'] }]);
  expect(call).toHaveBeenCalledWith(expect.anything(), { query: expect.objectContaining({ ids: ['SKTERN01BLU'] }) });
});

test('any other failure stays one', async () => {
  const call = async () => Promise.reject(new Error('broken'));
  const { cards } = resolversOf({ client: { call } as never, outside: {} as never, report: vi.fn() });
  await expect(cards([{ categoryId: '1000' }])).rejects.toThrow('broken');
});
