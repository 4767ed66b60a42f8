import type { ReactNode } from 'react';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { type Sent, SentNote } from './sent-note.tsx';

type CasePageProps = Readonly<{
  title: string;
  intro: string;
  /** Path of the page in the market. */
  page: string;
  /** The opened case, which is shown in place of the form. */
  sent: Sent | undefined;
  children: ReactNode;
}>;

/** A page with the form of a case, or with the confirmation of a sent one. */
export function CasePage({ title, intro, page, sent, children }: CasePageProps) {
  const { path } = useLocale();
  return (
    <div className="mx-auto max-w-2xl px-gutter pb-24 pt-10 lg:pt-16">
      <Seo title={title} description={intro} />
      <PageData name={title} description={intro} url={`/${path}/${page}`} />
      <h1 className="heading">{title}</h1>
      {sent ? (
        <div className="mt-8">
          <SentNote sent={sent} />
        </div>
      ) : (
        <>
          <p className="mt-3 text-18">{intro}</p>
          {children}
        </>
      )}
    </div>
  );
}
