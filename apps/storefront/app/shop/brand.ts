import { useShellData } from './shop-data.ts';

/** Name of the shop; empty outside a page. */
export function useShopName(): string {
  return useShellData()?.shopName ?? '';
}

/** The logo from the settings; undefined for the drawn one. */
export function useLogo() {
  return useShellData()?.logo;
}

/** Name of the picture in link previews of pages without a picture of their own. */
export const sharePicture = 'scene-social';
