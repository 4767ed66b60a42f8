import type { LeftOutItem } from '@eyelet/contracts/handovers/handover.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { DoneNote } from '../consumer/done-note.tsx';
import { useLocale } from '../shop/locale.ts';

/** The link to the cart that the visitor has taken, and the items that were left out. */
export function TakenCart({ leftOut }: Readonly<{ leftOut: readonly LeftOutItem[] }>) {
  const say = useSay();
  const { path } = useLocale();
  const textOf = ({ kind, name, qty }: LeftOutItem) =>
    say(`handover.left.${kind}`, { name: name || say('handover.left.unnamed'), n: qty ?? 0 });
  return (
    <NarrowPage title={say('handover.title')}>
      <DoneNote>{say('handover.taken.title')}</DoneNote>
      {leftOut.length > 0 && (
        <>
          <h2 className="font-display text-22 font-semibold">{say('handover.left.title')}</h2>
          <ul className="mb-8 mt-3 border-t border-drift">
            {leftOut.map((one) => (
              <li key={`${one.kind} ${one.name}`} className="border-b border-drift py-3 wrap-anywhere">
                {textOf(one)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={`/${path}/cart`}>{say('handover.taken.toCart')}</ButtonLink>
    </NarrowPage>
  );
}
