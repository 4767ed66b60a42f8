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

/** Rows are grids on phones, and in Safari what is laid out as another thing than a table has no role of one unless it is written. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'cell') => ({ role });

/** Members of a record, each with its former and its new value. */
export function BeforeAndAfter({ places }: Readonly<{ places: readonly ChangedPlace[] }>) {
  const { t } = useWords();
  return (
    <table {...as('table')} className="changes" aria-label={t('studio.audit.changes')}>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th {...as('columnheader')} scope="col">
            {t('studio.audit.member')}
          </th>
          <th {...as('columnheader')} scope="col">
            {t('studio.audit.before')}
          </th>
          <th {...as('columnheader')} scope="col">
            {t('studio.audit.after')}
          </th>
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {places.map(({ key, place, said, before, after }) => (
          <tr {...as('row')} key={key}>
            <th {...as('rowheader')} scope="row">
              {place} {said}
            </th>
            <td {...as('cell')}>{before}</td>
            <td {...as('cell')}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
