import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { expect, test, vi } from 'vitest';
import { resolversOf } from './resolvers.ts';

const refused = (id: string) =>
  new ApiError(400, { appId: 'shop', correlationId: 'c', errorDetails: [{ errorId: id, message: '' }] });
const gone = refused('PLP400');

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

test('a refused query for articles or for an event is empty, is reported, and takes no others with it', async () => {
  const report = vi.fn();
  const odd = refused('GEN500');
  const found = { result: [], facets: [], numFound: 3 };
  const call = vi.fn(async (_: unknown, asked: { query?: { tagId?: string }; params?: { eventId: string } }) => {
    if (asked.query?.tagId === 'odd' || asked.params?.eventId === 'odd') throw odd;
    return asked.query ? found : { eventId: asked.params?.eventId };
  });
  const { articles, events } = resolversOf({ client: { call } as never, outside: {} as never, report });
  const [none, some] = await articles([{ limit: 3, tagId: 'odd' }, { limit: 3 }]);
  expect(none).toEqual({ result: [], facets: [], numFound: 0 });
  expect(some).toEqual(found);
  expect(await events([{ eventId: 'odd' }, { eventId: 'walk' }])).toEqual([undefined, { eventId: 'walk' }]);
  expect(report.mock.calls).toEqual([[odd], [odd]]);
});

test('what cannot be the name of a product is not asked for, as it would refuse the others', async () => {
  const call = vi.fn(async () => ({ products: [] }));
  const { cards } = resolversOf({ client: { call } as never, outside: {} as never, report: vi.fn() });
  await cards([{ ids: ['SKTERN01BLU', '"><script>', 'sktern01blu'] }]);
  expect(call).toHaveBeenCalledWith(expect.anything(), { query: expect.objectContaining({ ids: ['SKTERN01BLU'] }) });
});

test('any other failure stays one', async () => {
  const faults = [new Error('broken'), new ApiError(500, { appId: 'shop', correlationId: 'c', errorDetails: [] })];
  for (const fault of faults) {
    const call = async () => Promise.reject(fault);
    const { cards, articles, events } = resolversOf({
      client: { call } as never,
      outside: {} as never,
      report: vi.fn(),
    });
    await expect(cards([{ categoryId: '1000' }])).rejects.toBe(fault);
    await expect(articles([{ limit: 3 }])).rejects.toBe(fault);
    await expect(events([{ eventId: 'walk' }])).rejects.toBe(fault);
  }
});
