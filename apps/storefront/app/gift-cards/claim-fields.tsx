import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type ClaimFieldsProps = Readonly<{
  /** Prefix of the ids. */
  form: string;
  /** Whether every card of the shop has a PIN. */
  pinNeeded: boolean;
  error: string | undefined;
  pinError?: string | undefined;
}>;

/**
 * Number and PIN of a gift card; cards of other providers may have no PIN. A refusal is shown at the number, a PIN of the wrong length
 * at the PIN.
 */
export function ClaimFields({ form, pinNeeded, error, pinError }: ClaimFieldsProps) {
  const say = useSay();
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
      <TextInput
        id={`${form}-number`}
        name="number"
        label={say('giftCards.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        required
        {...(error ? { error } : {})}
      />
      <TextInput
        id={`${form}-pin`}
        name="pin"
        label={say('giftCards.pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        required={pinNeeded}
        {...(pinNeeded ? {} : { hint: say('giftCards.pinHint') })}
        {...(pinError ? { error: pinError } : {})}
      />
    </div>
  );
}
