import type { Order } from '@eyelet/contracts/orders/order.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Download links of the files of a paid order. */
export function Downloads({ order: { downloads } }: Readonly<{ order: Pick<Order, 'downloads'> }>) {
  const say = useSay();
  if (downloads.length === 0) return null;
  return (
    <section className="mt-10 border-l-2 border-kelp bg-paper p-6">
      <h2 className="text-18 font-medium">{say('order.download.title')}</h2>
      <ul className="mt-2">
        {downloads.map(({ itemId, name, format, path }) => (
          <li key={itemId}>
            <a href={path} download className="inline-flex min-h-11 items-center underline underline-offset-4">
              {say('order.download.get', { name, format })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-granite">{say('order.download.text')}</p>
    </section>
  );
}
