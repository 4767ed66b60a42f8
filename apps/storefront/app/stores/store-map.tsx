import type { Position } from '@eyelet/contracts/stores/place.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { MapTiles } from '../shop/shop-context.ts';
import { degreesText } from './coordinates.ts';
import { MapAttribution, MapGround } from './map-ground.tsx';
import { MapLand } from './map-land.tsx';
import { layOutMap, leastKm, type MapStore, mapSize } from './map-layout.ts';
import { MapMarker } from './map-marker.tsx';
import { share } from './share.ts';

export type StoreMapProps = Readonly<{
  stores: readonly MapStore[];
  /** Ids of the stores in the first view; all when empty. */
  first: readonly string[];
  origin: Position | undefined;
  unit: 'km' | 'mi';
  /** The tiles below, if a tile server is configured. */
  tiles: MapTiles | null;
  selected: string | undefined;
  onSelect: (id: string) => void;
}>;

/**
 * A map of the stores, drawn from their positions and the coasts; tiles of another server are used only if configured.
 * Its markers are links to the list, which has the same information; the drawing itself is decoration.
 */
export function StoreMap({ stores, first, origin, unit, tiles, selected, onSelect }: StoreMapProps) {
  const words = useWords();
  const { say, tag } = words;
  const [shown, setShown] = useState(first);
  const {
    markers,
    origin: from,
    meridians,
    parallels,
    scale,
    ground,
  } = layOutMap(stores, shown, origin, unit, tiles ? leastKm.tiled : leastKm.drawn);
  const isWhole = shown.length === 0;
  return (
    <section
      aria-label={say('stores.map.label')}
      className="relative isolate overflow-hidden border border-drift bg-mist"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        className="block w-full text-granite"
        fill="none"
        stroke="currentColor"
      >
        {!tiles && <MapLand ground={ground} />}
        <g strokeWidth="1" className="text-drift" vectorEffect="non-scaling-stroke">
          {meridians.map(({ at }) => (
            <path key={at} d={`M${at} 0V${mapSize.height}`} />
          ))}
          {parallels.map(({ at }) => (
            <path key={at} d={`M0 ${at}H${mapSize.width}`} />
          ))}
        </g>
      </svg>
      <div aria-hidden="true" className="absolute inset-0 text-12 tabular-nums">
        {meridians.map(({ at, degrees, isNamed }) => (
          <span key={at} className="absolute top-1 ml-1 bg-mist px-0.5" style={{ left: share(at, mapSize.width) }}>
            {isNamed && degreesText(degrees, 'longitude', words)}
          </span>
        ))}
        {parallels.map(({ at, degrees, isNamed }) => (
          <span key={at} className="absolute left-1 mt-0.5 bg-mist px-0.5" style={{ top: share(at, mapSize.height) }}>
            {isNamed && degreesText(degrees, 'latitude', words)}
          </span>
        ))}
      </div>
      {tiles && <MapGround tiles={tiles} ground={ground} />}
      <div aria-hidden="true" className="absolute inset-0 text-12 tabular-nums">
        {from && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            className="block w-full text-granite"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2 7"
            strokeLinecap="round"
          >
            {[1, 2, 3, 4, 5].map((ring) => (
              <circle key={ring} cx={from.x} cy={from.y} r={ring * scale.width} />
            ))}
          </svg>
        )}
        {from && (
          <span
            className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-lichen outline-2 outline-ink"
            style={{ left: share(from.x, mapSize.width), top: share(from.y, mapSize.height) }}
          />
        )}
        <span
          className={classes(
            'absolute right-3 border-x border-b border-ink pb-0.5 text-center text-ink',
            tiles ? 'bottom-8 bg-foam/90' : 'bottom-3',
          )}
          style={{ width: share(scale.width, mapSize.width) }}
        >
          {say(`stores.distance.${unit}`, { value: new Intl.NumberFormat(tag).format(scale.value) })}
        </span>
      </div>
      {markers.map((marker) => (
        <MapMarker
          key={marker.stores.map(({ id }) => id).join()}
          marker={marker}
          tiled={tiles !== null}
          selected={selected}
          onSelect={onSelect}
          onZoom={setShown}
        />
      ))}
      {tiles && <MapAttribution tiles={tiles} />}
      {!isWhole && (
        <button
          type="button"
          className="absolute bottom-3 left-3 border border-ink bg-foam px-3 py-2 pointer-coarse:min-h-11 text-14 font-medium hover:bg-paper noscript:hidden"
          onClick={() => setShown([])}
        >
          {say('stores.map.whole')}
        </button>
      )}
    </section>
  );
}
