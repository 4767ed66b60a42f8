import { type ReactNode, useEffect } from 'react';
import { Select } from '../look/select.tsx';
import { ToastRegion } from '../look/toast-region.tsx';
import { languageNames, type StudioLanguage, setLanguage, studioLanguages, useWords } from '../words/words.ts';

/** The layout of pages before signing in: one form, and the choice of the language. */
export function AccessPage({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  const { t, language } = useWords();
  useEffect(() => {
    document.title = `${title} · ${t('studio.name')}`;
  }, [title, t]);
  return (
    <main className="access-page">
      <div className="access-page-head">
        <p className="navigation-brand">{t('studio.name')}</p>
        <Select
          isInline
          label={t('studio.language')}
          value={language}
          options={studioLanguages.map((id) => ({ id, label: languageNames[id] }))}
          onChange={(chosen) => setLanguage(chosen as StudioLanguage)}
        />
      </div>
      <h1>{title}</h1>
      {children}
      <ToastRegion />
    </main>
  );
}
