import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { textOf } from '../forms/answer.ts';

type NewPasskeyProps = Readonly<{
  busy: boolean;
  problem: string | undefined;
  /** Answers whether there is a new one. */
  onAdd: (name: string) => Promise<boolean>;
}>;

/** Asks for a name and makes a passkey on whatever the browser offers. */
export function NewPasskey({ busy, problem, onAdd }: NewPasskeyProps) {
  const say = useSay();
  return (
    <form
      className="grid max-w-xl gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (await onAdd(textOf(new FormData(form), 'passkeyName', 60).trim())) form.reset();
      }}
    >
      <TextInput
        id="passkey-name"
        name="passkeyName"
        label={say('auth.passkey.name')}
        hint={say('auth.passkey.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      {problem && (
        <p role="alert" className="text-14 text-buoy">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" tone="secondary" busy={busy} busyLabel={say('auth.moment')}>
          {say('auth.passkey.add')}
        </Button>
      </div>
    </form>
  );
}
