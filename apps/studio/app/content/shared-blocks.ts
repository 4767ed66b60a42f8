import { listContent } from '@eyelet/contracts/content/list.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';

/** Blocks and sections that are written once and that pages show by reference. */
export function useSharedBlocks() {
  return useQuery({
    queryKey: ['list', 'content', 'parts'],
    queryFn: async () => {
      const pages = await Promise.all(
        (['block', 'section'] as const).map((kind) => call(listContent, { query: { kind, limit: 100 } })),
      );
      return pages.flatMap(({ rows }) => rows);
    },
  });
}
