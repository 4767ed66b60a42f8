import { CopyField } from '@eyelet/ui/fields/copy-field.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { useShellData } from '../shop/shop-data.ts';
import type { MemberData } from './load-member.ts';

/** The link by which a member recommends the programme, where that is rewarded. */
export function Recommend({ standing: { referralCode, referralPoints } }: Pick<MemberData, 'standing'>) {
  const say = useSay();
  const { path } = useLocale();
  const origin = useShellData()?.origin ?? '';
  if (referralPoints === 0) return null;
  return (
    <section aria-labelledby="recommend" className="mt-10">
      <h2 id="recommend" className="font-display text-22 font-semibold">
        {say('account.loyalty.recommend')}
      </h2>
      <p className="mb-4 mt-2 text-granite">{say('account.loyalty.recommend.text', { n: referralPoints })}</p>
      <CopyField
        label={say('account.loyalty.recommend.link')}
        value={`${origin}/${path}/loyalty?referral_code=${referralCode}`}
        copy={say('account.loyalty.recommend.copy')}
        copied={say('account.loyalty.recommend.copied')}
      />
    </section>
  );
}
