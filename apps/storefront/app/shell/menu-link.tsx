import { Link } from '@eyelet/ui/links/link.tsx';
import type { PointerEvent, ReactNode } from 'react';

export type MenuLinkProps = Readonly<{
  entry: Readonly<{ url?: string; newTab?: boolean }>;
  className?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  children: ReactNode;
}>;

/** The link of a menu entry; an entry without an address is only text. */
export function MenuLink({ entry: { url, newTab }, children, ...rest }: MenuLinkProps) {
  if (url === undefined) return <span {...rest}>{children}</span>;
  return (
    <Link href={url} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
    </Link>
  );
}
