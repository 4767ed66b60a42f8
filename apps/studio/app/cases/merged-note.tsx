import { Link } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';

/** Leads from a merged case to the one that is answered. */
export function MergedNote({ into }: Readonly<{ into: string }>) {
  const { t } = useWords();
  return (
    <Notice tone="info">
      {t('studio.cases.merged.into')} <Link to={`/cases/${into}`}>{into}</Link>
    </Notice>
  );
}
