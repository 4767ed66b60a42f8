import { useSay } from '@eyelet/ui/words/words.tsx';
import type { DrawnCollect } from './collecting.ts';

/** The code with which a shipment is collected, to be read out or scanned at the store. */
export function CollectCode({ of }: Readonly<{ of: DrawnCollect | undefined }>) {
  const say = useSay();
  if (!of) return null;
  const { code, size, path } = of;
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-center gap-5">
      <svg
        role="img"
        aria-label={say('purchases.collect.scan')}
        viewBox={`0 0 ${size} ${size}`}
        className="aspect-square w-36 border border-drift"
      >
        {/* Dark on white in every theme, as scanners need it. */}
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        {say('purchases.collect.show')}
        <strong className="block text-28 font-semibold tracking-widest">{code}</strong>
      </p>
    </div>
  );
}
