import type { Facet, FacetValue } from '@eyelet/contracts/catalogue/facet.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useId, useRef } from 'react';

/** The values of a facet with their counts; a value that shows nothing now may still be chosen. */
export function FacetValues({ facet }: Readonly<{ facet: Facet }>) {
  const own = useId();
  if (facet.id === 'size') return <SizeValues facet={facet} />;
  return (
    <ul aria-label={facet.label} className="space-y-0.5">
      {facet.values.map((value) => (
        <li key={value.value}>
          <label
            htmlFor={`${own}-${value.value}`}
            className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer select-none items-center gap-3 hover:underline"
          >
            <FacetBox
              id={`${own}-${value.value}`}
              facet={facet.id}
              value={value}
              className="size-5 shrink-0 accent-ink"
            />
            {value.swatch && (
              <span aria-hidden="true" className="swatch size-5 shrink-0" style={{ backgroundColor: value.swatch }} />
            )}
            <span className="grow">{value.label}</span>
            <span aria-hidden="true" className="text-14 text-granite tabular-nums">
              {value.count}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function SizeValues({ facet }: Readonly<{ facet: Facet }>) {
  const own = useId();
  return (
    <ul aria-label={facet.label} className="grid grid-cols-4 pl-px pt-px">
      {facet.values.map((value) => (
        <li key={value.value} className="flex">
          <label
            htmlFor={`${own}-${value.value}`}
            className={classes(
              'size-cell h-11 grow select-none text-14',
              value.count === 0 && 'not-has-checked:text-granite',
            )}
          >
            <FacetBox id={`${own}-${value.value}`} facet={facet.id} value={value} />
            {value.label}
          </label>
        </li>
      ))}
    </ul>
  );
}

function FacetBox({
  id,
  facet,
  value,
  className,
}: Readonly<{ id: string; facet: string; value: FacetValue; className?: string }>) {
  const say = useSay();
  const box = useRef<HTMLInputElement>(null);
  // The box follows a filter that was taken away elsewhere, and keeps its focus when it was the one to change.
  useEffect(() => {
    if (box.current) box.current.checked = value.selected;
  }, [value.selected]);
  return (
    <input
      ref={box}
      id={id}
      type="checkbox"
      name={facet}
      value={value.value}
      defaultChecked={value.selected}
      aria-label={say('catalogue.facetCount', { label: value.label, n: value.count })}
      className={className}
    />
  );
}
