import type { ReactNode } from 'react';
import { Seo } from '../seo/seo.tsx';

/** A page that holds one short form. */
export function NarrowPage({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <div className="mx-auto max-w-lg px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} />
      <h1 className="mb-4 heading">{title}</h1>
      {children}
    </div>
  );
}
