import type { ReactNode } from 'react';
import { Seo } from '../seo/seo.tsx';

/** Title of an account page, with an introduction. */
export function AccountHeading({ title, children }: Readonly<{ title: string; children?: ReactNode }>) {
  return (
    <header className="mb-8 lg:mb-10">
      <Seo title={title} />
      <h1 className="heading">{title}</h1>
      {children && <p className="mt-2 max-w-prose text-granite">{children}</p>}
    </header>
  );
}
