import { Link } from 'react-router';
import { useWords } from '../words/words.ts';
import { Nothing } from './nothing.tsx';
import { Page } from './page.tsx';

/** The page of an unknown address. */
export function Missing() {
  const { t } = useWords();
  return (
    <Page title={t('studio.missing.title')}>
      <Nothing title={t('studio.missing.why')}>
        <Link to="/">{t('studio.missing.start')}</Link>
      </Nothing>
    </Page>
  );
}
