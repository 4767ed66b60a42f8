import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type Marker, mapSize } from './map-layout.ts';
import { share } from './share.ts';

type MapMarkerProps = Readonly<{
  marker: Marker;
  /** Whether the map below has tiles, on which names need a background. */
  tiled: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onZoom: (ids: readonly string[]) => void;
}>;

const round =
  'grid place-items-center rounded-full border border-foam transition-colors duration-150 motion-reduce:transition-none';

/** A store on the map, a link to its row in the list; or several stores, which a press zooms into. */
export function MapMarker({ marker, tiled, selected, onSelect, onZoom }: MapMarkerProps) {
  const say = useSay();
  const { x, y, stores, labelSide } = marker;
  const [store] = stores;
  const style = { left: share(x, mapSize.width), top: share(y, mapSize.height) };
  const place = 'group absolute z-10 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full';
  if (stores.length > 1) {
    const ids = stores.map(({ id }) => id);
    const holds = selected !== undefined && ids.includes(selected);
    return (
      <button
        type="button"
        style={style}
        className={place}
        aria-label={say('stores.map.cluster', { n: stores.length })}
        onClick={() => onZoom(ids)}
      >
        <span
          className={classes(
            round,
            'size-8 text-14 font-medium text-foam',
            holds ? 'bg-kelp' : 'bg-ink group-hover:bg-kelp',
          )}
        >
          {stores.length}
        </span>
      </button>
    );
  }
  if (!store) return null;
  const isSelected = store.id === selected;
  return (
    <a
      href={`#store-${store.id}`}
      style={style}
      className={classes(place, isSelected && 'z-20')}
      aria-label={store.label}
      aria-current={isSelected ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onSelect(store.id);
      }}
    >
      <span className={classes(round, isSelected ? 'size-6 border-2 bg-kelp' : 'size-4 bg-ink group-hover:size-5')} />
      {(labelSide !== 'none' || isSelected) && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute whitespace-nowrap text-14 font-medium',
            labelSide === 'left' ? 'right-8' : 'left-8',
            isSelected ? 'bg-ink px-2 py-0.5 text-foam' : tiled && 'bg-foam/90 px-1.5 py-0.5',
          )}
        >
          {store.label}
        </span>
      )}
    </a>
  );
}
