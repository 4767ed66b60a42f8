import { Link } from 'react-router';
import { useWords } from '../words/words.ts';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

/** The page for an unknown path. */
export function NotFound() {
  const { t } = useWords();
  return (
    <Page title={t('studio.missing.title')}>
      <EmptyState title={t('studio.missing.why')}>
        <Link to="/">{t('studio.missing.start')}</Link>
      </EmptyState>
    </Page>
  );
}
