import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { useLocale } from '../shop/locale.ts';
import { GiveForm } from './give-form.tsx';

type EndedProps = Readonly<{ isSeller: boolean; units: number; problem: string }>;

/** Why a link cannot be used, and a new code for visitors who have a cart. */
export function Ended({ isSeller, units, problem }: EndedProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <NarrowPage title={say('handover.title')}>
      <Notice tone="error">{problem}</Notice>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={`/${path}/cart`}>{say('handover.taken.toCart')}</ButtonLink>
        {units > 0 && <GiveForm tone="secondary" label={say(`handover.give.${isSeller ? 'store' : 'shopper'}`)} />}
      </div>
    </NarrowPage>
  );
}
