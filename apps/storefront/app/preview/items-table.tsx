import type { PreviewItem } from '@eyelet/contracts/preview/list-items.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

const cell = 'py-3 pr-6 align-top';

/** Items with id, name, the number of items that show them, and their last change (B2.1.35). Pages have a link. */
export function ItemsTable({ items }: Readonly<{ items: readonly PreviewItem[] }>) {
  const { say, tag } = useWords();
  const { locale } = useMarket();
  if (items.length === 0) return <p className="mt-10 text-18">{say('preview.items.none')}</p>;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section aria-label={say('preview.items.title')} tabIndex={0} className="mt-10 overflow-x-auto">
      <table className="w-full min-w-[44rem] border-collapse text-left text-14">
        <thead className="border-b border-ink">
          <tr>
            <th className={cell}>{say('preview.items.id')}</th>
            <th className={cell}>{say('preview.items.name')}</th>
            <th className={`${cell} text-right`}>{say('preview.items.referrers')}</th>
            <th className={cell}>{say('preview.items.modified')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, kind, key, name, referrers, modifiedAt }) => (
            <tr key={id} className="border-b border-drift">
              <td className={`${cell} font-mono`}>{id}</td>
              <td className={cell}>
                {kind === 'page' ? (
                  <Link
                    href={key === 'home' ? `/${locale}` : `/${locale}/${key}`}
                    className="underline underline-offset-4"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </td>
              <td className={`${cell} text-right tabular-nums`}>{referrers}</td>
              <td className={`${cell} tabular-nums`}>
                <time dateTime={modifiedAt}>{date.format(new Date(modifiedAt))}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
