import { useRouteError } from 'react-router';
import { Button } from '../look/button.tsx';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';

/** Shown instead of a page that failed to render or load. */
export function LoadError() {
  const { t } = useWords();
  const error = useRouteError();
  return (
    <main className="access-page">
      <h1>{t('studio.failed.title')}</h1>
      <p>{problemText(t, error)}</p>
      <Button kind="primary" onPress={() => window.location.reload()}>
        {t('studio.failed.again')}
      </Button>
    </main>
  );
}
