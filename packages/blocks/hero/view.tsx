import { classes } from '@eyelet/ui/layout/classes.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { BlockFrame } from '../shared/frame.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { overlayWidths } from '../shared/overlay-widths.ts';
import { toneOf } from '../shared/tone.ts';
import { BodyWords, HeadWords, Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { Hero } from './schema.ts';

type LayoutProps = Pick<BlockViewProps<Hero>, 'props' | 'base' | 'first'>;

/** The scene that a page opens with, in one of three layouts (B2.2.08–10). */
export function HeroView({ props, base, first }: BlockViewProps<Hero>) {
  const Layout = props.layout === 'block-below' ? BlockBelow : OnScene;
  return <Layout props={props} base={base} first={first} />;
}

/** Words on a scene that fills the block, and a product beside them where there is one. */
function OnScene({ props, base, first }: LayoutProps) {
  const { productPicture, layout, overlayWidth } = props;
  const product = layout === 'product-overlay' ? productPicture : undefined;
  const tone = toneOf(props);
  return (
    <BlockFrame
      props={props}
      wide
      className={classes('hero px-gutter', product ? 'hero-product' : 'stage', foot({ props, first }), tone.words)}
    >
      <BlockMedia props={props} base={base} sizes="100vw" priority={first} fill />
      <Words
        props={props}
        base={base}
        first={first}
        titleLook="display"
        titleClassName="max-w-[13ch]"
        targetLook={tone.target}
        className={classes('relative', overlayWidth && overlayWidths[overlayWidth])}
      />
      {product && (
        <Picture
          name={product.picture}
          alt={product.alt}
          sizes="(min-width: 64rem) 344px, (min-width: 48rem) 271px, 196px"
          most={1080}
          className="product-overlay"
        />
      )}
    </BlockFrame>
  );
}

/** The scene, below it a block with the words. */
function BlockBelow({ props, base, first }: LayoutProps) {
  return (
    <BlockFrame props={props} wide className={foot({ props, first })}>
      <BlockMedia
        props={props}
        base={base}
        sizes="100vw"
        priority={first}
        className="aspect-[4/5] max-h-[72svh] w-full md:aspect-[21/9]"
      />
      <div className="grid gap-x-12 gap-y-6 px-gutter pt-8 lg:grid-cols-12 lg:pt-12">
        <div className="words lg:col-span-7">
          <HeadWords props={props} first={first} titleLook="display" titleClassName="max-w-[13ch]" />
        </div>
        <div className="words content-end lg:col-span-5">
          <BodyWords props={props} base={base} />
        </div>
      </div>
    </BlockFrame>
  );
}

function foot({ props, first }: Pick<LayoutProps, 'props' | 'first'>): string {
  return first && props.navigationPadding ? 'pb-[6.75rem]' : 'pb-10';
}
