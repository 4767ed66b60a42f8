import { accordionsBlock } from './accordions/block.ts';
import { anchorBlock } from './anchor/block.ts';
import { articleGridBlock } from './article-grid/block.ts';
import { bannerBlock } from './banner/block.ts';
import { benefitBarBlock } from './benefit-bar/block.ts';
import { buttonsBlock } from './buttons/block.ts';
import { catalogueGridBlock } from './catalogue-grid/block.ts';
import { categoryCardBlock } from './category-card/block.ts';
import { collectionBlock } from './collection/block.ts';
import { ctaCollectionBlock } from './cta-collection/block.ts';
import { dialogBlock } from './dialog/block.ts';
import { eventSignUpBlock } from './event-sign-up/block.ts';
import { experienceBlock } from './experience/block.ts';
import { filterByBlock } from './filter-by/block.ts';
import { footerItemBlock } from './footer-item/block.ts';
import { gradientOverlayBlock } from './gradient-overlay/block.ts';
import { heroBlock } from './hero/block.ts';
import { iconAndTextBlock } from './icon-and-text/block.ts';
import type { AnyBlockKind } from './kind.ts';
import { linkedCardBlock } from './linked-card/block.ts';
import { linksBlock } from './links/block.ts';
import { multiLinkCardBlock } from './multi-link-card/block.ts';
import { newsletterBlock } from './newsletter/block.ts';
import { pictureBlock } from './picture/block.ts';
import { richTextBlock } from './rich-text/block.ts';
import { secondaryNavigationBlock } from './secondary-navigation/block.ts';
import { segmentationBlock } from './segmentation/block.ts';
import { socialPostsBlock } from './social-posts/block.ts';
import { socialWallBlock } from './social-wall/block.ts';
import { spacerBlock } from './spacer/block.ts';
import { verticalListBlock } from './vertical-list/block.ts';
import { videoBlock } from './video/block.ts';

/** Every kind of block, in the order of the gallery. Not part of the shoppers' scripts. */
export const blockKinds: readonly AnyBlockKind[] = [
  heroBlock,
  bannerBlock,
  pictureBlock,
  spacerBlock,
  gradientOverlayBlock,
  collectionBlock,
  ctaCollectionBlock,
  verticalListBlock,
  catalogueGridBlock,
  categoryCardBlock,
  linkedCardBlock,
  multiLinkCardBlock,
  iconAndTextBlock,
  richTextBlock,
  newsletterBlock,
  linksBlock,
  eventSignUpBlock,
  articleGridBlock,
  accordionsBlock,
  anchorBlock,
  buttonsBlock,
  footerItemBlock,
  secondaryNavigationBlock,
  benefitBarBlock,
  filterByBlock,
  segmentationBlock,
  experienceBlock,
  socialPostsBlock,
  socialWallBlock,
  videoBlock,
  dialogBlock,
];

const byType: ReadonlyMap<string, AnyBlockKind> = new Map(blockKinds.map((kind) => [kind.type, kind]));

/** The kind of a type; undefined for an unknown one. */
export function kindOf(type: string): AnyBlockKind | undefined {
  return byType.get(type);
}
