import type { Label } from '@eyelet/contracts/catalogue/label.ts';

/** Id of the eyebrow for low stock (C9.25). */
export const lowStock = 'LOW STOCK';

/** A short label before a product's name, in small capitals; low stock has the accent colour (C9.25). */
export function Eyebrow({ eyebrow, badge }: Readonly<{ eyebrow: Label | null; badge: Label | null }>) {
  if (!eyebrow && !badge) return null;
  return (
    <span className="label-caps eyebrow">
      {eyebrow && (
        <span className="flex items-center gap-1.5" data-eyebrow={eyebrow.id}>
          {eyebrow.id === lowStock && <span aria-hidden="true" className="size-2 rounded-full bg-lichen" />}
          {eyebrow.label}
        </span>
      )}
      {badge && <span data-badge={badge.id}>{badge.label}</span>}
    </span>
  );
}
