import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import { emptyingFlashTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Says why a cart became empty and cannot be ordered (C8.156). */
export function NothingLeft({ flashes }: Readonly<{ flashes: readonly Flash[] }>) {
  const say = useSay();
  const flash = flashes.find(({ type }) => emptyingFlashTypes.some((one) => one === type));
  if (!flash) return null;
  return (
    <p role="alert" data-flash={flash.type} className="mb-6 flex gap-3 border-l-2 border-buoy bg-paper p-4">
      <Icon name="warning" className="size-5 text-buoy" />
      {say('delivery.nothingLeft')}
    </p>
  );
}
