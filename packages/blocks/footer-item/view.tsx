import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useShared } from '@eyelet/ui/sharing/shared-parts.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { placeLink } from '../place-link.ts';
import { hiddenAt } from '../shared/breakpoints.ts';
import { Html } from '../shared/html.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { FooterItem } from './schema.ts';

/**
 * A group of links with a text above them, as in the footer of the shop; it has the colour of its background (B2.2.30).
 */
export function FooterItemView({ props, base }: BlockViewProps<FooterItem>) {
  return (
    <div className={classes('px-gutter', hiddenAt(props.hideOnBreakpoint))}>
      <FooterItemContent props={props} base={base} />
    </div>
  );
}

/** The same without padding. */
export function FooterItemContent({ props, base }: Pick<BlockViewProps<FooterItem>, 'props' | 'base'>) {
  const say = useSay();
  const id = useId();
  const { title, titleHtml, hideTitle, eyebrowLogo, richText, targets = [] } = props;
  const named = Boolean(title ?? titleHtml);
  const links = useShared(
    'footer item',
    targets.length > 0 ? targets : undefined,
    base,
    targets.map(({ id: own, url, text, targetAttribute }) => (
      <li key={`${url} ${text}`}>
        <Link id={own} href={placeLink(base, url)} target={targetAttribute}>
          {text}
          {targetAttribute === '_blank' && <span className="sr-only"> {say('shop.newTab')}</span>}
        </Link>
      </li>
    )),
  );
  return (
    <>
      {eyebrowLogo && (
        <Picture
          name={eyebrowLogo.picture}
          alt={eyebrowLogo.alt}
          sizes="4rem"
          most={240}
          className="mb-4 size-16 object-cover"
        />
      )}
      {named && (
        <h2 id={id} className={hideTitle ? 'sr-only' : 'label-caps opacity-70'}>
          {titleHtml ? <Html as="span" html={titleHtml} /> : title}
        </h2>
      )}
      {richText && <Html className="rich-text mt-4" html={richText} />}
      {targets.length > 0 && (
        <nav aria-labelledby={named ? id : undefined}>
          <ul className="link-list mt-4 text-18" {...links} />
        </nav>
      )}
    </>
  );
}
