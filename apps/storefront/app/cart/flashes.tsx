import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';

/** Messages of the server about the cart (C3.08). */
export function CartFlashes({ flashes }: Readonly<{ flashes: readonly Flash[] }>) {
  // A changed delivery is shown as a toast and at its line.
  const shown = flashes.filter(({ transition }) => !transition);
  if (shown.length === 0) return null;
  return (
    <ul className="mb-6 space-y-2" role="status">
      {shown.map((flash) => (
        <li
          key={`${flash.type} ${flash.details.itemId}`}
          data-flash={flash.type}
          className="flex gap-3 border-l-2 border-lichen bg-paper p-4"
        >
          <Icon name="warning" className="size-5" />
          {flash.message}
        </li>
      ))}
    </ul>
  );
}
