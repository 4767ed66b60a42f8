import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { colourOf } from '../shared/colour.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { Html } from '../shared/html.tsx';
import { Intro, labelOf } from '../shared/intro.tsx';
import { CallToAction } from '../shared/targets.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { iconScale } from './icons.ts';
import type { IconAndText } from './schema.ts';

/** Icons with a few words each (B2.2.19). Four of them stand two by two (B9.21). */
export function IconAndTextView({ props, base, first }: BlockViewProps<IconAndText>) {
  const { variant = 'icon-left', iconSize = 'small', iconAndText: items } = props;
  const grounded = props.backdrop || props.backgroundColor;
  return (
    <BlockFrame props={{ ...props, isFullWidth: true }} className={grounded ? 'py-gutter' : undefined}>
      <Intro props={props} base={base} first={first} />
      <ul
        aria-label={labelOf(props)}
        data-variant={variant}
        className={classes(
          'icon-texts',
          !props.isFullWidth && 'px-gutter',
          variant !== 'one-column' && (items.length === 4 ? 'icon-texts-four' : 'icon-texts-row'),
        )}
      >
        {items.map((item, index) => (
          <IconText key={`${index} ${item.icon}`} item={item} size={iconScale[iconSize]} base={base} />
        ))}
      </ul>
    </BlockFrame>
  );
}

type IconTextProps = Readonly<{ item: IconAndText['iconAndText'][number]; size: 'md' | 'lg' | '3xl'; base: string }>;

function IconText({ item: { icon, richText, target, backgroundColor, textColor }, size, base }: IconTextProps) {
  return (
    <li
      className={backgroundColor ? 'p-5 lg:p-6' : undefined}
      style={{
        ...(backgroundColor ? { backgroundColor: colourOf(backgroundColor) } : {}),
        ...(textColor ? { color: colourOf(textColor) } : {}),
      }}
    >
      <Icon name={icon} className={`icon-${size}`} />
      <div>
        <Html className="rich-text" html={richText} />
        {target && (
          <div className="mt-2">
            <CallToAction target={target} base={base} look={target.style ?? 'link'} />
          </div>
        )}
      </div>
    </li>
  );
}
