import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { useWords } from '../words/words.ts';

export type Difference = Readonly<{ label: string; mine: string; theirs: string }>;

type ConflictProps = Readonly<{
  differences: readonly Difference[];
  onTheirs: () => void;
  onMine: () => void;
  onMerge?: () => void;
}>;

/**
 * Two people at once: what is there now beside what one wanted, field by field, and the choice; to put both together only
 * where there are parts to put together.
 */
export function Conflict({ differences, onTheirs, onMine, onMerge }: ConflictProps) {
  const { t } = useWords();
  return (
    <Notice tone="warning">
      <p>{t('studio.conflict.why')}</p>
      <table className="changes" aria-label={t('studio.conflict.title')}>
        <thead>
          <tr>
            <th scope="col">{t('studio.audit.member')}</th>
            <th scope="col">{t('studio.conflict.theirs')}</th>
            <th scope="col">{t('studio.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="form-actions">
        <Button onPress={onTheirs}>{t('studio.conflict.takeTheirs')}</Button>
        {onMerge ? <Button onPress={onMerge}>{t('studio.conflict.merge')}</Button> : undefined}
        <Button onPress={onMine}>{t('studio.conflict.keepMine')}</Button>
      </div>
    </Notice>
  );
}
