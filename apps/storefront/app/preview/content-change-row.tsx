import type { ContentChange } from '@eyelet/contracts/preview/list-changes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ChangeRow } from './change-row.tsx';

type ContentChangeRowProps = Readonly<{ row: ContentChange; at: string | undefined }>;

/** A changed item of the content; if it is on the page, also with what changes in it. */
export function ContentChangeRow({ row, at }: ContentChangeRowProps) {
  const say = useSay();
  return (
    <ChangeRow what={say(`preview.changes.${row.change}`)} name={row.name} detail={at} onPage={row.onPage}>
      {row.fields.length > 0 && (
        <ul className="mt-2 grid gap-3 text-14">
          {row.fields.map((field) => (
            <li key={`${field.path} ${field.change}`} className="border-l-2 border-drift pl-3">
              <p className="text-granite">{field.place}</p>
              <p className="wrap-break-word">
                {field.isBlock ? say(`preview.changes.${field.change}`) : <BeforeAndAfter {...field} />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ChangeRow>
  );
}

function BeforeAndAfter({ before, after }: Readonly<{ before: string; after: string }>) {
  return (
    <>
      {before !== '' && <del className="text-granite">{before}</del>}{' '}
      {after !== '' && <ins className="no-underline">{after}</ins>}
    </>
  );
}
