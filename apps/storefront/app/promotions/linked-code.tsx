import { useSay } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { UseCode } from './use-code.tsx';

/**
 * The code of the link that led here, for visitors without scripts: one press puts it on the cart, whose page says what
 * came of it. Reading a page changes nothing, so that those who only follow links, as mail scanners do, apply no codes. With scripts the code is applied at once.
 */
export function LinkedCode({ code }: Readonly<{ code: string }>) {
  const say = useSay();
  const title = useId();
  return (
    <section aria-labelledby={title} className="mb-12 hidden border-y border-drift py-6 noscript:block">
      <h2 id={title} className="text-18 font-medium">
        {say('promotions.link.offered')}
      </h2>
      <UseCode code={code} />
    </section>
  );
}
