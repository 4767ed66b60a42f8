import type { PreviewChanges } from '@eyelet/contracts/preview/list-changes.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { ChangeRow } from './change-row.tsx';
import { ContentChangeRow } from './content-change-row.tsx';

type Part = 'content' | 'promotions' | 'products' | 'prices';

/** The differences by part: content, promotions, products, prices. Those on the compared page are marked. */
export function ChangesLists({ changes }: Readonly<{ changes: PreviewChanges }>) {
  const { say, tag } = useWords();
  const money = (amount: number) => formatAmount(amount, changes.currency, tag);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const at = (moment: string | null) => (moment ? time.format(new Date(moment)) : undefined);
  const { content, promotions, products, prices } = changes;
  const priceText = (price: PreviewChanges['prices']['rows'][number]['before']) =>
    price &&
    (price.current < price.original
      ? say('preview.changes.reduced', { current: money(price.current), original: money(price.original) })
      : money(price.current));
  if (content.total + promotions.total + products.total + prices.total === 0) {
    return <p className="mt-10 text-18">{say('preview.changes.none')}</p>;
  }
  return (
    <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <List part="content" {...content}>
        {content.rows.map((row) => (
          <ContentChangeRow key={row.itemId} row={row} at={at(row.at)} />
        ))}
      </List>
      <List part="promotions" {...promotions}>
        {promotions.rows.map(({ promotionId, name, change, at: moment }) => (
          <ChangeRow key={promotionId} what={say(`preview.changes.${change}`)} name={name} detail={at(moment)} />
        ))}
      </List>
      <List part="products" {...products}>
        {products.rows.map(({ productId, change, ...row }) => (
          <ChangeRow
            key={productId}
            what={say(`preview.changes.${change}`)}
            name={<Product {...row} />}
            onPage={row.onPage}
          />
        ))}
      </List>
      <List part="prices" {...prices}>
        {prices.rows.map(({ productId, before, after, ...row }) => (
          <ChangeRow
            key={productId}
            name={<Product {...row} />}
            detail={`${priceText(before)} → ${priceText(after)}`}
            onPage={row.onPage}
          />
        ))}
      </List>
    </div>
  );
}

function Product({ name, colour, url }: Readonly<{ name: string; colour: string; url: string }>) {
  return (
    <Link href={url} className="underline underline-offset-4">
      {name}, {colour}
    </Link>
  );
}

type ListProps = Readonly<{ part: Part; total: number; rows: readonly unknown[]; children: ReactNode }>;

/** A part of the changes with its heading; nothing if it is empty. */
function List({ part, total, rows, children }: ListProps) {
  const { say } = useWords();
  if (total === 0) return null;
  return (
    <section aria-labelledby={`changes-${part}`}>
      <h2 id={`changes-${part}`} className="font-display text-22 font-semibold">
        {say(`preview.changes.${part}`, { count: total })}
      </h2>
      <ul className="mt-4 border-t border-drift">{children}</ul>
      {rows.length < total && (
        <p className="mt-3 text-14">{say('preview.changes.more', { count: total - rows.length })}</p>
      )}
    </section>
  );
}
