import type { Facet, FacetValue } from '@eyelet/contracts/catalogue/facet.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

/** The values of a facet with their counts; a value with a count of zero may still be selected. */
export function FacetValues({ facet }: Readonly<{ facet: Facet }>) {
  if (facet.id === 'size') return <SizeValues facet={facet} />;
  return (
    <ul aria-label={facet.label} className="choices">
      {facet.values.map((value) => (
        <li key={value.value}>
          <FacetChoice facet={facet.id} value={value}>
            {value.swatch && <i className="swatch" style={{ backgroundColor: value.swatch }} />}
            <span>{value.label}</span>
            <small aria-hidden="true">{value.count}</small>
          </FacetChoice>
        </li>
      ))}
    </ul>
  );
}

function SizeValues({ facet }: Readonly<{ facet: Facet }>) {
  return (
    <ul aria-label={facet.label} className="size-choices">
      {facet.values.map((value) => (
        <li key={value.value}>
          <FacetChoice
            facet={facet.id}
            value={value}
            className={classes('size-cell', value.count === 0 && 'not-has-checked:text-granite')}
          >
            {value.label}
          </FacetChoice>
        </li>
      ))}
    </ul>
  );
}

function FacetChoice({
  facet,
  value,
  className,
  children,
}: Readonly<{ facet: string; value: FacetValue; className?: string; children: ReactNode }>) {
  const say = useSay();
  const box = useRef<HTMLInputElement>(null);
  // Sets the box when its filter changes elsewhere, without a remount, which would lose the focus.
  useEffect(() => {
    if (box.current) box.current.checked = value.selected;
  }, [value.selected]);
  return (
    <label className={className}>
      <input
        ref={box}
        type="checkbox"
        name={facet}
        value={value.value}
        defaultChecked={value.selected}
        aria-label={say('catalogue.facetCount', { label: value.label, n: value.count })}
      />
      {children}
    </label>
  );
}
