import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import type { FoundStores } from './find-stores.ts';
import { allStores, type LocatorQuery, radii, searchOf } from './locator-query.ts';

/** Shown when no store was found or the call failed, with links to go on. */
export function NoStores({ query, found }: Readonly<{ query: LocatorQuery; found: FoundStores | null }>) {
  const { say, tag } = useWords();
  const { pathname, search } = useLocation();
  const wider = radii.find((radius) => radius > query.radius);
  const [title, text] = wordsOf();
  return (
    <div role="status" className="mt-12 border-t border-drift px-gutter py-16">
      <h2 className="heading">{title}</h2>
      <p className="mb-8 mt-3 text-18 text-granite">{text}</p>
      <div className="flex flex-wrap gap-3">
        {!found && <ButtonLink href={pathname + search}>{say('stores.failed.retry')}</ButtonLink>}
        {found?.origin && wider !== undefined && (
          <ButtonLink href={pathname + searchOf(query, { radius: wider })}>{say('stores.none.wider')}</ButtonLink>
        )}
        {found && (
          <ButtonLink href={pathname + allStores(query)} tone={found.origin ? 'secondary' : 'primary'}>
            {say('stores.none.all')}
          </ButtonLink>
        )}
      </div>
    </div>
  );

  function wordsOf(): readonly [string, string] {
    if (!found) return [say('stores.failed.title'), say('stores.failed.text')];
    const { origin, unit } = found;
    const isNarrowed = query.openNow || query.services.length > 0;
    if (!origin && query.text !== '' && !isNarrowed) {
      return [say('stores.none.unknown', { place: query.text }), say('stores.none.unknownText')];
    }
    if (!origin || isNarrowed) return [say('stores.none.title'), say('stores.none.text')];
    const distance = say(`stores.distance.${unit}`, { value: new Intl.NumberFormat(tag).format(query.radius) });
    const near =
      origin.name === ''
        ? say('stores.none.nearYou', { distance })
        : say('stores.none.near', { distance, place: origin.name });
    return [near, say('stores.none.text')];
  }
}
