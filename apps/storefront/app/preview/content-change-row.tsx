import type { ContentChange } from '@eyelet/contracts/preview/list-changes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ChangeRow } from './change-row.tsx';

type ContentChangeRowProps = Readonly<{ row: ContentChange; at: string | undefined }>;

/** A changed item of the content; if it is on the page, also with its texts before and after. */
export function ContentChangeRow({ row, at }: ContentChangeRowProps) {
  const say = useSay();
  return (
    <ChangeRow what={say(`preview.changes.${row.change}`)} name={row.name} detail={at} onPage={row.onPage}>
      {row.fields.length > 0 && (
        <ul className="mt-2 grid gap-2 text-14">
          {row.fields.map(({ path, change, before, after }) => (
            <li key={path} className="border-l-2 border-drift pl-3">
              <code className="text-12 text-granite">{path}</code>
              <p className="break-words">
                {change !== 'moved' && before !== '' && <del className="text-granite">{before}</del>}{' '}
                {change !== 'moved' && after !== '' && <ins className="no-underline">{after}</ins>}
                {change === 'moved' && say('preview.changes.moved')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ChangeRow>
  );
}
