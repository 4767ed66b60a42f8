import { storePath } from '@eyelet/domain/pages/paths.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { ChooseButton } from './choose-button.tsx';
import { hoursText } from './clock.ts';
import { CollectForm } from './collect-form.tsx';
import type { CollectLine } from './collect-line.ts';
import { DistanceText } from './distance-text.tsx';
import type { ListedStore } from './find-stores.ts';
import { OpenLine } from './open-line.tsx';
import { todayOf } from './open-state.ts';

type StoreRowProps = Readonly<{
  store: ListedStore;
  now: Date | undefined;
  selected: boolean;
  headingLevel: 3 | 4;
  /** The line of the cart to collect; without one, a store can be made the preferred one. */
  line: CollectLine | null;
  onPoint: (id: string) => void;
}>;

/** One store of the list: distance, opening state, address and services. */
export function StoreRow({ store, now, selected, headingLevel, line, onPoint }: StoreRowProps) {
  const { say, tag } = useWords();
  const { locale } = useMarket();
  const Title = `h${headingLevel}` as const;
  const today = store.hours.find((day) => day.date === todayOf(store, now));
  return (
    <li
      id={`store-${store.id}`}
      tabIndex={-1}
      onPointerEnter={() => onPoint(store.id)}
      className={classes(
        'relative border-b border-drift py-6 outline-none',
        selected && 'before:absolute before:inset-y-6 before:-left-4 before:w-0.5 before:bg-ink',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <Title className="font-display text-22 font-semibold">
          <Link href={storePath(locale, store)} className="quiet-link touch-area">
            {store.name}
          </Link>
        </Title>
        {store.distance && <DistanceText distance={store.distance} className="tabular-nums text-granite" />}
      </div>
      <address className="mt-1 not-italic text-granite">{store.where}</address>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14">
        <OpenLine opening={store} now={now} />
        {today && (
          <p className="text-granite">
            {say('stores.today', { hours: hoursText(today.spans, tag, say('stores.closedAllDay')) })}
          </p>
        )}
      </div>
      <ul className="label-caps mt-3 flex flex-wrap gap-x-4 gap-y-1 text-granite">
        {store.services.map((service) => (
          <li key={service}>{say(`stores.service.${service}`)}</li>
        ))}
      </ul>
      {line ? (
        <CollectForm store={store} line={line} />
      ) : (
        <div className="mt-4 noscript:hidden">
          <ChooseButton store={store} />
        </div>
      )}
    </li>
  );
}
