import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import type { Locale, Region } from '../markets/market.ts';

/** Prefix of the paths of all calls in preview mode (C7.06, C7.07). */
export const previewPrefix = '/preview';

/** The options of a preview (C2.33 to C2.35). An absent member is as for shoppers now. */
export type Preview = Readonly<{
  /** ISO 8601, in UTC. */
  previewDateTime?: string;
  siteId?: Region;
  localePath?: Locale;
  /** An item of the content that is shown as its newest draft, by its id. */
  previewItem?: string;
  /** The kind of shopper that the shop is previewed as; without one, the signed-in shopper. */
  previewShopper?: PreviewShopper;
}>;
