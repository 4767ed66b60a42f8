import type { LinkProps } from '@eyelet/ui/links/link.tsx';
import { Link } from 'react-router';

/**
 * The link component of the UI parts: the router navigates, and prefetches on intent. On the server a link is the plain anchor
 * that the router would render, as a page has a hundred links and resolving each takes time. A file is no page: the browser
 * downloads it.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (import.meta.env.SSR || !href.startsWith('/') || rest.download) return <a href={href} {...rest} />;
  return <Link to={href} prefetch="intent" discover="none" {...rest} />;
}
