import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { placeLink } from '../place-link.ts';
import { alignmentOf } from '../shared/alignment.ts';
import { hiddenAt } from '../shared/breakpoints.ts';
import { colourOf } from '../shared/colour.ts';
import { Html } from '../shared/html.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { useClosedBar } from './closed.ts';
import type { BenefitBar } from './schema.ts';

type Shown = Pick<BlockViewProps<BenefitBar>, 'props' | 'base'>;

/** A bar with a benefit of the shop, until it is closed (B2.2.20). */
export function BenefitBarView(shown: Shown) {
  return <BenefitBarLine {...shown} as="aside" />;
}

/** The same within another element. */
export function BenefitBarLine({ props, base, as: Frame }: Shown & Readonly<{ as: 'aside' | 'div' }>) {
  const say = useSay();
  const name = props.name ?? 'benefit-bar';
  const [closed, close] = useClosedBar(name);
  const { title, titleHtml, logo, backgroundImage, infoIcon, targets = [], showCloseButton } = props;
  if (closed && showCloseButton) return null;
  return (
    <Frame
      aria-label={Frame === 'aside' ? (title ?? say('shop.header.announcements')) : undefined}
      data-bar={showCloseButton ? name : undefined}
      className={classes('benefit-bar', alignmentOf(props.alignment), hiddenAt(props.hideOnBreakpoint))}
      style={{
        backgroundColor: colourOf(props.backgroundColor ?? 'ink'),
        color: colourOf(props.titleColor ?? 'foam'),
      }}
    >
      {backgroundImage && (
        <Picture name={backgroundImage.picture} alt={backgroundImage.alt} sizes="100vw" className="benefit-ground" />
      )}
      <div className="benefit-words">
        {logo && <Picture name={logo.picture} alt={logo.alt} sizes="2rem" most={240} className="size-8 object-cover" />}
        {infoIcon && <Icon name={infoIcon} className="size-5" />}
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {(titleHtml ?? title) && <p>{titleHtml ? <Html as="span" html={titleHtml} /> : title}</p>}
          {targets.map(({ id, url, text, targetAttribute }) => (
            <Link
              key={`${url} ${text}`}
              id={id}
              href={placeLink(base, url)}
              target={targetAttribute}
              className="plain-link"
            >
              {text}
            </Link>
          ))}
        </div>
      </div>
      {showCloseButton && <IconButton icon="close" label={say('shop.close')} onClick={close} className="scripted" />}
    </Frame>
  );
}
