import { type ReactNode, useRef } from 'react';
import { useEarlyChoice } from './use-early-choice.ts';

export type RadioCard = Readonly<{
  value: string;
  title: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}>;

export type RadioCardsProps = Readonly<{
  legend: string;
  /** If a heading above says the same, the legend is only for assistive technology. */
  hidesLegend?: boolean;
  name: string;
  cards: readonly RadioCard[];
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
}>;

/** A choice of a few options with explanations, such as delivery methods. */
export function RadioCards({ legend, hidesLegend, name, cards, value, defaultValue, onValue }: RadioCardsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, value ?? defaultValue, onValue);
  return (
    <fieldset ref={group}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-3 text-14 font-medium'}>{legend}</legend>
      <div className="border border-drift bg-paper">
        {cards.map((card) => (
          <label
            key={card.value}
            className="flex cursor-pointer items-start gap-4 border-b border-drift p-4 last:border-b-0 has-checked:shadow-[inset_2px_0_0_var(--color-ink)] has-disabled:cursor-not-allowed has-disabled:text-granite"
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              disabled={card.disabled}
              {...(value === undefined
                ? { defaultChecked: card.value === defaultValue }
                : { checked: card.value === value })}
              onChange={(event) => onValue?.(event.currentTarget.value)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <span className="grow wrap-anywhere">
              <span className="block font-medium">{card.title}</span>
              {card.note && <span className="block text-14 text-granite">{card.note}</span>}
            </span>
            {card.aside && <span className="tabular-nums">{card.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
