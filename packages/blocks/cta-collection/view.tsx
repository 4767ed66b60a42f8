import { BlockFrame } from '../shared/frame.tsx';
import { Intro, labelOf } from '../shared/intro.tsx';
import { layoutsOf } from '../shared/slides/layout.ts';
import { Slides } from '../shared/slides/slides.tsx';
import { CallToAction } from '../shared/targets.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { CtaCollection } from './schema.ts';

/** Buttons of 12.5rem and the space between them (B9.22). */
const breakpoints = { sm: { slideWidth: '12.5rem', slidePadding: '0.75rem' } };

const layouts = layoutsOf({ breakpoints }, 0);
const fullLayouts = layoutsOf({ breakpoints, isFullWidth: true }, 0);

/** Buttons in one row, which slides where it is wider than the screen (B2.2.15). */
export function CtaCollectionView({ props, base, first }: BlockViewProps<CtaCollection>) {
  const { targets, ...intro } = props;
  const grounded = props.backdrop || props.backgroundColor;
  return (
    <BlockFrame props={{ ...props, isFullWidth: true }} className={grounded ? 'py-gutter' : undefined}>
      <Intro props={intro} base={base} first={first} />
      <Slides
        label={labelOf(props)}
        layouts={props.isFullWidth ? fullLayouts : layouts}
        slides={targets.map((target, index) => ({
          key: `${index} ${target.url}`,
          content: (
            <CallToAction
              target={target}
              base={base}
              look={target.style ?? 'secondary'}
              className="w-full text-center"
            />
          ),
        }))}
      />
    </BlockFrame>
  );
}
