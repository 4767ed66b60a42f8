import type { ComponentType } from 'react';
import type { BlockViewProps } from '../view-props.ts';
import { BelowImage } from './below-image.tsx';
import { ESpot } from './e-spot.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MenuTile } from './menu-tile.tsx';
import { Overlay } from './overlay.tsx';
import type { Banner } from './schema.ts';
import { Split } from './split.tsx';
import { Standard } from './standard.tsx';
import { Thin } from './thin.tsx';

const layouts: Readonly<Record<Banner['layout'], ComponentType<LayoutProps>>> = {
  'below-image': BelowImage,
  'e-spot': ESpot,
  standard: Standard,
  'menu-tile': MenuTile,
  overlay: Overlay,
  split: Split,
  thin: Thin,
};

/** A picture or a film with words, in one of seven layouts. */
export function BannerView({ props, base, first }: BlockViewProps<Banner>) {
  const Layout = layouts[props.layout];
  return <Layout props={props} base={base} first={first} />;
}
