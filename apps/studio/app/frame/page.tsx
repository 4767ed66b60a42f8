import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';

type PageProps = Readonly<{
  title: string;
  beside?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}>;

/** A page: its head with state and actions, and its body. The title gets the focus, so that the page is read out. */
export function Page({ title, beside, above, actions, children }: PageProps) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t('studio.name')}`;
  }, [title, t]);
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="page">
      <div className="page-head">
        {above}
        <div className="page-title">
          <div className="page-name">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {beside}
          </div>
          {actions ? <div className="page-actions">{actions}</div> : undefined}
        </div>
      </div>
      {children}
    </div>
  );
}
