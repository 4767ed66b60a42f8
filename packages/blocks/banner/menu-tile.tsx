import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { Words } from '../shared/words.tsx';
import type { LayoutProps } from './layout-props.ts';

/** A small picture with its words, for a menu (B2.2.04). */
export function MenuTile({ props, base, first }: LayoutProps) {
  return (
    <BlockFrame props={props} as="div" className="max-w-88 space-y-3">
      <BlockMedia props={props} base={base} sizes="22rem" most={800} className="aspect-[3/2]" />
      <Words
        props={props}
        base={base}
        first={first}
        titleAs="p"
        titleLook="small"
        targetLook="link"
        className="menu-tile-words"
      />
    </BlockFrame>
  );
}
