import { classes } from '@eyelet/ui/layout/classes.ts';
import { inColour } from './colour.ts';
import { Html } from './html.tsx';
import { usePlace } from './place.tsx';
import type { SharedProps } from './shape.ts';

export type TitleStyle = NonNullable<SharedProps['titleStyle']>;

const looks: Readonly<Record<TitleStyle, string>> = {
  display: 'font-display text-96 font-semibold',
  large: 'font-display text-64 font-semibold',
  medium: 'heading',
  small: 'font-display text-28 font-semibold',
  label: 'label-caps',
};

export type TitleProps = Readonly<{
  props: Pick<SharedProps, 'title' | 'titleHtml' | 'titleColor' | 'titleStyle' | 'titleH1' | 'hideTitle'>;
  /** The first block of a page has the page's heading; so has one whose author says so (`titleH1`). */
  first: boolean;
  /** Where its author chose none. */
  look?: TitleStyle;
  as?: 'h2' | 'h3' | 'p' | undefined;
  className?: string;
}>;

/** The title of a block; a hidden one is still a heading for those who cannot see the page. */
export function BlockTitle({ props, first, look = 'medium', as, className }: TitleProps) {
  const { level } = usePlace();
  if (!props.title && !props.titleHtml) return null;
  const Element = first || props.titleH1 ? 'h1' : (as ?? `h${level}`);
  return (
    <Element
      className={props.hideTitle ? 'sr-only' : classes(looks[props.titleStyle ?? look], className)}
      style={inColour(props.titleColor)}
    >
      {props.titleHtml ? <Html as="span" html={props.titleHtml} /> : props.title}
    </Element>
  );
}

const subtitleLooks: Readonly<Record<TitleStyle, string>> = { ...looks, small: 'text-22' };

/** The line below a title. */
export function Subtitle({
  props,
}: Readonly<{ props: Pick<SharedProps, `subtitle${'' | 'Html' | 'Color' | 'Style'}`> }>) {
  if (!props.subtitle && !props.subtitleHtml) return null;
  return (
    <p className={subtitleLooks[props.subtitleStyle ?? 'small']} style={inColour(props.subtitleColor)}>
      {props.subtitleHtml ? <Html as="span" html={props.subtitleHtml} /> : props.subtitle}
    </p>
  );
}
