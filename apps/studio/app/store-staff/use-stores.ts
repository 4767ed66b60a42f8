import { listStores } from '@eyelet/contracts/stores/list.ts';
import { useQuery } from '@tanstack/react-query';
import type { Option } from '../look/select.tsx';
import { call } from '../session/api.ts';

/** The stores to choose from, by name; none until they are known. */
export function useStores(): readonly Option[] {
  const { data } = useQuery({ queryKey: ['stores'], queryFn: () => call(listStores, {}) });
  return (data?.stores ?? []).map(({ storeId, storeName }) => ({ id: storeId, label: storeName }));
}
