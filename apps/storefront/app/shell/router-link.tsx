import type { LinkProps } from '@eyelet/ui/links/link.tsx';
import { Link } from 'react-router';

/** Links of the parts, led by the router: loaded ahead when a shopper means to follow them. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} prefetch="intent" {...rest} />;
}
