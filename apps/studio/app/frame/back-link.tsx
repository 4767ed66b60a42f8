import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads back to where a page comes from; it stands above its title. */
export function BackLink({ to, children }: Readonly<{ to: string; children: ReactNode }>) {
  return (
    <Link className="back" to={to}>
      <ChevronLeft aria-hidden size={14} />
      {children}
    </Link>
  );
}
