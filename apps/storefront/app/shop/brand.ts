import { useShellData } from './shop-data.ts';

/** Name of the shop as shoppers read it; empty outside of a page. */
export function useShopName(): string {
  return useShellData()?.shopName ?? '';
}

/** Name of the picture in link previews of pages without a picture of their own. */
export const sharePicture = 'scene-social';
