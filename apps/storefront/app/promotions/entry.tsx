import type { CurrentPromotion } from '@eyelet/contracts/promotions/list.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { OnwardLink, TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Foldout } from '@eyelet/ui/disclosure/foldout.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useId } from 'react';
import { useLocale } from '../shop/locale.ts';
import { Plate, type PlateProps } from './plate.tsx';
import { UseCode } from './use-code.tsx';

/** The last day of the promotion, formatted. */
type Until = Readonly<{ until: string | null }>;

/** A promotion: its plate, its benefit, for whom and until when, its code, its goods, and its terms. */
export function PromotionEntry({ promotion, until, ...plate }: PlateProps & Until) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const id = useId();
  const { promotionName, text, from, shoppers, needsCode, code, combines, goods, categories, terms } = promotion;
  return (
    <article aria-labelledby={id}>
      <Plate promotion={promotion} {...plate} />
      <Scope promotion={promotion} until={until} />
      <h2 id={id} className="mt-2 font-display text-28 font-semibold">
        {promotionName}
      </h2>
      {text && <p className="mt-1 text-18">{text}</p>}
      {from !== null && (
        <p className="mt-1 text-granite">
          {say('promotions.from', { amount: formatAmount(from, plate.currency, tag) })}
        </p>
      )}
      {!combines && <p className="mt-1 text-granite">{say('promotions.alone')}</p>}
      {code !== null && <UseCode code={code} />}
      {needsCode && code === null && (
        <p className="mt-4 text-granite">
          {shoppers === 'members' ? (
            <TextLink href={`/${path}/loyalty`} className="touch-area">
              {say('promotions.memberCode')}
            </TextLink>
          ) : (
            say('promotions.withCode')
          )}
        </p>
      )}
      {goods.length > 0 && <Goods goods={goods} name={promotionName} />}
      {categories.map(({ name, url }) => (
        <p key={url} className="mt-4">
          <OnwardLink href={url}>{name}</OnwardLink>
        </p>
      ))}
      {terms !== null && (
        <Foldout title={say('promotions.terms')} open={false} className="mt-6 border-y border-drift py-2">
          <p className="max-w-prose pb-2 text-14 text-granite">{terms}</p>
        </Foldout>
      )}
    </article>
  );
}

/** For whom the promotion is, and its last day. */
function Scope({ promotion: { shoppers, endsAt }, until }: Readonly<{ promotion: CurrentPromotion }> & Until) {
  const { say } = useWords();
  return (
    <p className="label-caps mt-4 flex flex-wrap gap-x-4 text-granite">
      <span>{say(`promotions.for.${shoppers}`)}</span>
      {endsAt !== null && until !== null && <time dateTime={endsAt}>{say('promotions.until', { date: until })}</time>}
    </p>
  );
}

function Goods({ goods, name }: Readonly<{ goods: CurrentPromotion['goods']; name: string }>) {
  const { say } = useWords();
  return (
    <ul aria-label={say('promotions.goods', { name })} className="mt-4 flex flex-wrap gap-2">
      {goods.map((one) => (
        <li key={one.url}>
          <Link href={one.url} title={one.name} className="block size-16 overflow-hidden bg-mist">
            <Picture name={one.picture} alt={one.name} sizes="4rem" most={360} className="size-full object-cover" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
