import { interests, splitInterests } from '@eyelet/domain/consumer/interests.ts';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type InterestsChoiceProps = Readonly<{
  /** In the stored format. */
  chosen: string;
  /** Whether the question is read before the boxes, where no title beside them says it. */
  isTitled?: boolean;
}>;

/** Checkboxes of the interests. */
export function InterestsChoice({ chosen, isTitled = false }: InterestsChoiceProps) {
  const say = useSay();
  const ticked = splitInterests(chosen);
  return (
    <fieldset>
      <legend className={isTitled ? 'mb-4 font-medium' : 'sr-only'}>{say('account.interests')}</legend>
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
