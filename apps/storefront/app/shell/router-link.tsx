import type { LinkProps } from '@eyelet/ui/links/link.tsx';
import { Link } from 'react-router';

/**
 * Links of the parts, led by the router: loaded ahead when a shopper means to follow them. On the server a link is the anchor
 * that the router would make of it, as a page has a hundred of them and each would be resolved anew.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (import.meta.env.SSR || !href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} prefetch="intent" discover="none" {...rest} />;
}
