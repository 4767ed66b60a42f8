import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { CollectLine } from './collect-line.ts';

/** The line that a store is searched for, with a link to the cart. */
export function CollectIntro({ line: { name, size, qty } }: Readonly<{ line: CollectLine }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <>
      <h1 className="font-display text-64 font-semibold">{say('stores.pickup.title')}</h1>
      <p className="mt-4 max-w-[52ch] text-18 text-granite">{say('stores.collect.text', { n: qty, name, size })}</p>
      <p className="mt-2">
        <Link href={`/${path}/cart`} className="plain-link">
          {say('stores.collect.back')}
        </Link>
      </p>
    </>
  );
}
