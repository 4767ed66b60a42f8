import { transformedAddress } from '@eyelet/domain/pictures/transform-address.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { inColour } from './colour.ts';
import { Html } from './html.tsx';
import type { SharedProps } from './shape.ts';
import { type TargetStyle, Targets } from './targets.tsx';
import { BlockTitle, Subtitle, type TitleStyle } from './title.tsx';

export type HeadWordsProps = Readonly<{
  props: SharedProps;
  first: boolean;
  titleLook?: TitleStyle | undefined;
  /** By default the heading of its place. */
  titleAs?: 'p' | undefined;
  titleClassName?: string | undefined;
}>;

export type BodyWordsProps = Readonly<{ props: SharedProps; base: string; targetLook?: TargetStyle | undefined }>;

export type WordsProps = HeadWordsProps & BodyWordsProps & Readonly<{ className?: string | undefined }>;

/** The words of a block in their order: what stands above the title, title, subtitle, text and calls to action. */
export function Words({ className, ...rest }: WordsProps) {
  return (
    <div className={classes('words', className)}>
      <HeadWords {...rest} />
      <BodyWords {...rest} />
    </div>
  );
}

/** The first half of the words, for blocks where the other stands elsewhere; inside of `.words`. */
export function HeadWords({ props, first, titleLook, titleAs, titleClassName }: HeadWordsProps) {
  return (
    <>
      <AboveTitle props={props} />
      <BlockTitle props={props} first={first} look={titleLook} as={titleAs} className={titleClassName} />
      <Subtitle props={props} />
    </>
  );
}

/** Text and calls to action, in the order that the author chose; inside of `.words`. */
export function BodyWords({ props, base, targetLook }: BodyWordsProps) {
  const { richText, richTextColor, richTextBelowTargets } = props;
  const text = richText && <Html className="rich-text" html={richText} style={inColour(richTextColor)} />;
  return (
    <>
      {!richTextBelowTargets && text}
      <Targets props={props} base={base} look={targetLook} />
      {richTextBelowTargets && text}
    </>
  );
}

/** What stands above a title (B3.1.04). */
export function AboveTitle({
  props,
}: Readonly<{ props: Pick<SharedProps, 'overline' | 'eyebrowLogo' | 'eyebrowText' | 'titleColor'> }>) {
  const { overline, eyebrowLogo, eyebrowText } = props;
  if (!overline && !eyebrowLogo && !eyebrowText) return null;
  return (
    <div className="words-above" style={inColour(props.titleColor)}>
      {overline && <p className="label-caps">{overline}</p>}
      {eyebrowLogo && (
        <img
          src={transformedAddress(`/media/upload/${eyebrowLogo.picture}`, { width: 64, height: 64 })}
          alt={eyebrowLogo.alt}
          width={64}
          height={64}
          loading="lazy"
          className="size-16 object-contain"
        />
      )}
      {eyebrowText && <p className="text-14 font-medium">{eyebrowText}</p>}
    </div>
  );
}
