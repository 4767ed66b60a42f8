import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import type { CancellableItem } from './load-cancellable.ts';

type ShownItem = Pick<CancellableItem, 'name' | 'colour' | 'size' | 'image'>;

/** An item of an order with its picture and what is below its name; read as text unless a group around it is named after it. */
export function CancelledItem({
  item: { name, colour, size, image },
  isNamedByGroup,
  children,
}: Readonly<{ item: ShownItem; isNamedByGroup?: boolean; children: ReactNode }>) {
  const say = useSay();
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-start gap-4">
      <Picture name={image} alt="" sizes="4.5rem" most={240} className="aspect-square w-18" />
      <div className="grid gap-3">
        <p aria-hidden={isNamedByGroup}>
          <span className="font-medium">{name}</span>
          <span className="block text-granite">{say('cart.lineOf', { colour, size })}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
