import { type Ground, tileAddress, tilesOf } from '@eyelet/domain/stores/map-tiles.ts';
import type { MapTiles } from '../shop/shop-context.ts';
import { mapSize } from './map-layout.ts';
import { share } from './share.ts';

/** Tiles of a server below a map. Where a tile fails to load, the drawn map behind it is visible. */
export function MapGround({ tiles, ground }: Readonly<{ tiles: MapTiles; ground: Ground }>) {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      {tilesOf(ground, mapSize).map((tile) => (
        <img
          key={`${tile.z} ${tile.left} ${tile.top}`}
          src={tileAddress(tiles.template, tile)}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute max-w-none"
          style={{
            left: share(tile.left, mapSize.width),
            top: share(tile.top, mapSize.height),
            width: share(tile.size, mapSize.width),
            height: share(tile.size, mapSize.height),
          }}
        />
      ))}
    </div>
  );
}

/** The attribution that the makers of the tiles require. */
export function MapAttribution({ tiles: { attribution, link } }: Readonly<{ tiles: MapTiles }>) {
  return (
    <p className="absolute bottom-0 right-0 bg-foam/90 px-1.5 py-0.5 text-12">
      {link === undefined ? (
        attribution
      ) : (
        <a href={link} rel="noreferrer" className="plain-link">
          {attribution}
        </a>
      )}
    </p>
  );
}
