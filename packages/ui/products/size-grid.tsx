import { useRef } from 'react';
import { useEarlyChoice } from '../fields/use-early-choice.ts';
import { useSay } from '../words/words.tsx';

export type SizeChoice = Readonly<{ value: string; label: string; available: boolean }>;

export type SizeGridProps = Readonly<{
  legend: string;
  name: string;
  sizes: readonly SizeChoice[];
  chosen?: string;
  errorId?: string;
  onChoose?: (value: string) => void;
}>;

/** Sizes as a grid of cells; sold out ones are struck through and disabled. Submits the chosen value under `name`. */
export function SizeGrid({ legend, name, sizes, chosen, errorId, onChoose }: SizeGridProps) {
  const say = useSay();
  const grid = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(grid, chosen, onChoose);
  return (
    <fieldset ref={grid} aria-describedby={errorId} aria-invalid={errorId ? true : undefined}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] pl-px pt-px">
        {sizes.map((size) => (
          <label key={size.value} className="size-cell">
            <input
              type="radio"
              name={name}
              value={size.value}
              disabled={!size.available}
              {...(onChoose
                ? { checked: chosen === size.value, onChange: () => onChoose(size.value) }
                : { defaultChecked: chosen === size.value })}
              aria-label={size.available ? undefined : say('product.sizeSoldOut', { size: size.label })}
            />
            <span aria-hidden={size.available ? undefined : true}>{size.label}</span>
            {!size.available && (
              <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 10 10">
                <path d="M0 10 10 0" />
              </svg>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
