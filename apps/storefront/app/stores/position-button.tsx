import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { usePosition } from './use-position.ts';

type PositionButtonProps = Readonly<{
  onPosition: (position: Readonly<{ latitude: number; longitude: number }>) => void;
}>;

/** Searches around the shopper's position; shows a message when the browser cannot determine it. */
export function PositionButton({ onPosition }: PositionButtonProps) {
  const say = useSay();
  const { state, locate } = usePosition(onPosition);
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 font-medium"
        aria-disabled={state === 'locating'}
        onClick={() => state !== 'locating' && locate()}
      >
        <Icon name="locate" className="size-5" />
        <span className="plain-link">
          {say(state === 'locating' ? 'stores.search.locating' : 'stores.search.position')}
        </span>
      </button>
      <p role="status" className="max-w-[52ch] text-14">
        {state === 'refused' && say('stores.position.refused')}
        {state === 'failed' && say('stores.position.failed')}
      </p>
    </div>
  );
}
