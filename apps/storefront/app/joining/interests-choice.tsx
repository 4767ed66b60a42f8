import { interests, splitInterests } from '@eyelet/domain/consumer/interests.ts';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** Checkboxes of the interests; `chosen` in the stored format. */
export function InterestsChoice({ chosen }: Readonly<{ chosen: string }>) {
  const say = useSay();
  const ticked = splitInterests(chosen);
  return (
    <fieldset>
      <legend className="sr-only">{say('account.interests')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {interests.map((one) => (
          <Checkbox
            key={one}
            name="interests"
            value={one}
            label={say(`account.interest.${one}`)}
            defaultChecked={ticked.includes(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
