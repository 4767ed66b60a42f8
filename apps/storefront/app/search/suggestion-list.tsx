import type { Suggestions } from '@eyelet/contracts/search/suggest.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { ShopperPrice } from '@eyelet/ui/prices/shopper-price.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useMemo } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { optionsOf, type SuggestionOption, useSuggestions } from './use-suggestions.ts';

type SuggestionListProps = Readonly<{
  id: string;
  typed: string;
  active: number;
  /** The list is wider than its field and aligned to its right edge. */
  wide: boolean;
  /** Called with the options, so that the field can move through them by keyboard. */
  onOptions: (options: readonly SuggestionOption[]) => void;
  onFollow: () => void;
}>;

/** The suggestions below a search field. The field keeps the focus; the active option is named by id. */
export function SuggestionList({ id, typed, active, wide, onOptions, onFollow }: SuggestionListProps) {
  const say = useSay();
  const { locale } = useMarket();
  const suggestions = useSuggestions(typed);
  const options = useMemo(() => (suggestions ? optionsOf(suggestions, locale) : []), [suggestions, locale]);
  useEffect(() => onOptions(options), [onOptions, options]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('shop.search.suggestions')}
      hidden={options.length === 0}
      className={classes(
        'absolute top-full z-40 mt-2 max-h-[70vh] overflow-y-auto border border-drift bg-foam py-2 shadow-float',
        wide ? 'right-0 w-[26rem]' : 'inset-x-0',
      )}
    >
      {options.map((option, index) => (
        <Link
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={option.href}
          onClick={onFollow}
          className="flex min-h-11 items-center gap-4 px-5 py-1.5 hover:bg-mist aria-selected:bg-mist"
        >
          <OptionBody option={option} suggestions={suggestions} />
        </Link>
      ))}
    </div>
  );
}

type OptionBodyProps = Readonly<{ option: SuggestionOption; suggestions: Suggestions | undefined }>;

function OptionBody({ option, suggestions }: OptionBodyProps) {
  const say = useSay();
  if (option.kind !== 'product') {
    return (
      <>
        <span className="grow">{option.label}</span>
        {option.kind === 'category' && (
          <span className="label-caps text-granite">{option.within || say('shop.search.categories')}</span>
        )}
      </>
    );
  }
  const product = suggestions?.products.find((one) => one.url === option.href);
  if (!product) return option.label;
  return (
    <>
      <Picture name={product.picture} alt="" sizes="56px" most={240} className="size-14" />
      <span className="grow basis-0">
        <span className="block font-medium">{product.name}</span>
        <span className="block text-14 text-granite">{product.kind}</span>
      </span>
      <span className="price-column">
        <ShopperPrice price={product.price} currency={product.currency} masterId={product.masterId} />
      </span>
    </>
  );
}
