import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { type CheckedForm, fieldIdOf } from '../forms/use-form.ts';
import { dayText } from './days-text.ts';
import { dayBox, joinFormName } from './join-values.ts';

type DayBoxesProps = Readonly<{ days: readonly string[]; form: CheckedForm; label: string }>;

/** A checkbox for each day of an event; a single day is ticked already. */
export function DayBoxes({ days, form, label }: DayBoxesProps) {
  const { tag } = useWords();
  const error = form.errors.attendingDays;
  const id = fieldIdOf(joinFormName, 'attendingDays');
  const chosen = (day: string) => (form.posted ? form.posted[dayBox(day)] !== undefined : days.length === 1);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="outline-none">
      <legend className="mb-2 text-14 font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {days.map((day) => (
          <Checkbox key={day} name={dayBox(day)} defaultChecked={chosen(day)} label={dayText(day, tag)} />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-14 text-buoy">
          {error}
        </p>
      )}
    </fieldset>
  );
}
