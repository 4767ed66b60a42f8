import { useEarlyChoice } from '@eyelet/ui/fields/use-early-choice.ts';
import { useRef } from 'react';

type ChipsProps = Readonly<{
  legend: string;
  name: string;
  choices: readonly Readonly<{ value: string; label: string }>[];
  chosen: string;
  onChoose: (value: string) => void;
}>;

/** Radio buttons for a few short options, side by side. */
export function Chips({ legend, name, choices, chosen, onChoose }: ChipsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, chosen, onChoose);
  return (
    <fieldset ref={group}>
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 border border-drift bg-paper px-4 tabular-nums has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-4 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
