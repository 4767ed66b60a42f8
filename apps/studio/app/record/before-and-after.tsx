import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export type ChangedPlace = Readonly<{
  key: string;
  place: string;
  /** How it changed, where its values do not say so. */
  said?: ReactNode;
  before: ReactNode;
  after: ReactNode;
}>;

/** Members of a record, each with its former and its new value. */
export function BeforeAndAfter({ places }: Readonly<{ places: readonly ChangedPlace[] }>) {
  const { t } = useWords();
  return (
    <table className="changes" aria-label={t('studio.audit.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('studio.audit.member')}</th>
          <th scope="col">{t('studio.audit.before')}</th>
          <th scope="col">{t('studio.audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ key, place, said, before, after }) => (
          <tr key={key}>
            <th scope="row">
              {place} {said}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
