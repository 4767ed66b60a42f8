import { useShellData } from './shop-data.ts';

/** Which switchable parts of the storefront this shop has. */
export function useFeatures(): readonly string[] {
  return useShellData()?.features ?? [];
}
