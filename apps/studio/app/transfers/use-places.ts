import { listStockPlaces } from '@eyelet/contracts/stock/list-places.ts';
import { useQuery } from '@tanstack/react-query';
import type { Option } from '../look/select.tsx';
import { call } from '../session/api.ts';

/** Warehouses and stores to choose from; none until they are known. */
export function usePlaces(): readonly Option[] {
  const { data } = useQuery({ queryKey: ['stock-places'], queryFn: () => call(listStockPlaces, {}) });
  return (data?.places ?? []).map(({ placeId, name }) => ({ id: placeId, label: name }));
}
