import { useShellData } from './shop-data.ts';

/** The features that are switched on in this shop. */
export function useFeatures(): readonly string[] {
  return useShellData()?.features ?? [];
}
