import type { ComponentType } from 'react';
import type { BlockViewProps } from './view-props.ts';

/** A view; the schema and the needs of its kind guarantee matching properties and answers. */
export type BlockView = ComponentType<BlockViewProps<never, never>>;

/** The script of each view, by the type of its block. A page loads those of the blocks that it shows. */
export const views: Readonly<Record<string, () => Promise<BlockView>>> = {
  hero: async () => (await import('./hero/view.tsx')).HeroView,
  banner: async () => (await import('./banner/view.tsx')).BannerView,
  picture: async () => (await import('./picture/view.tsx')).PictureView,
  spacer: async () => (await import('./spacer/view.tsx')).SpacerView,
  'gradient-overlay': async () => (await import('./gradient-overlay/view.tsx')).GradientOverlayView,
  collection: async () => (await import('./collection/view.tsx')).CollectionView,
  'cta-collection': async () => (await import('./cta-collection/view.tsx')).CtaCollectionView,
  'vertical-list': async () => (await import('./vertical-list/view.tsx')).VerticalListView,
  'catalogue-grid': async () => (await import('./catalogue-grid/view.tsx')).CatalogueGridView,
  'category-card': async () => (await import('./category-card/view.tsx')).CategoryCardView,
  'linked-card': async () => (await import('./linked-card/view.tsx')).LinkedCardView,
  'multi-link-card': async () => (await import('./multi-link-card/view.tsx')).MultiLinkCardView,
  'icon-and-text': async () => (await import('./icon-and-text/view.tsx')).IconAndTextView,
  'rich-text': async () => (await import('./rich-text/view.tsx')).RichTextView,
  newsletter: async () => (await import('./newsletter/view.tsx')).NewsletterView,
  'article-grid': async () => (await import('./article-grid/view.tsx')).ArticleGridView,
  'event-sign-up': async () => (await import('./event-sign-up/view.tsx')).EventSignUpView,
  dialog: async () => (await import('./dialog/view.tsx')).DialogView,
  links: async () => (await import('./links/view.tsx')).LinkGroupsView,
  accordions: async () => (await import('./accordions/view.tsx')).AccordionsView,
  anchor: async () => (await import('./anchor/view.tsx')).AnchorView,
  buttons: async () => (await import('./buttons/view.tsx')).ButtonsView,
  'footer-item': async () => (await import('./footer-item/view.tsx')).FooterItemView,
  'secondary-navigation': async () => (await import('./secondary-navigation/view.tsx')).SecondaryNavigationView,
  'benefit-bar': async () => (await import('./benefit-bar/view.tsx')).BenefitBarView,
  'filter-by': async () => (await import('./filter-by/view.tsx')).FilterByView,
  segmentation: async () => (await import('./segmentation/view.tsx')).SegmentationView,
  experience: async () => (await import('./experience/view.tsx')).ExperienceView,
  'social-posts': async () => (await import('./social-posts/view.tsx')).SocialPostsView,
  'social-wall': async () => (await import('./social-wall/view.tsx')).SocialWallView,
  video: async () => (await import('./video/view.tsx')).VideoView,
};
