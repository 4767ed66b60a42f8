import type { MouseEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSay } from '../words/words.tsx';

export type QuantityStepperProps = Readonly<{
  label: string;
  value: number;
  min?: number;
  max: number;
  disabled?: boolean;
  /** Inside a form: without scripts the buttons submit the new value under this name. */
  submitAs?: string;
  onValue: (value: number) => void;
}>;

const step = 'grid size-11 place-items-center hover:bg-mist disabled:text-drift';

/** A whole number between two buttons, within its limits. */
export function QuantityStepper({ label, value, min = 1, max, disabled, submitAs, onValue }: QuantityStepperProps) {
  const say = useSay();
  const button = (next: number) => ({
    ...(submitAs ? ({ type: 'submit', name: submitAs, value: next } as const) : ({ type: 'button' } as const)),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onValue(Math.min(max, Math.max(min, next)));
    },
  });
  return (
    <fieldset aria-label={label} className="inline-flex items-center rounded-control border border-granite">
      <button
        {...button(value - 1)}
        className={step}
        aria-label={say('cart.decrease')}
        disabled={disabled || value <= min}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center tabular-nums">
        {value}
      </output>
      <button
        {...button(value + 1)}
        className={step}
        aria-label={say('cart.increase')}
        disabled={disabled || value >= max}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </fieldset>
  );
}
