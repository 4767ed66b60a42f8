import { Button } from '@eyelet/ui/actions/button.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { passwordTextOf, textOf } from '../forms/answer.ts';

type NewPasskeyProps = Readonly<{
  busy: boolean;
  problem: string | undefined;
  passwordError: string | undefined;
  /** Resolves to whether one was added. */
  onAdd: (name: string, password: string) => Promise<boolean>;
}>;

/** Asks for a name and the password, and creates a passkey. */
export function NewPasskey({ busy, problem, passwordError, onAdd }: NewPasskeyProps) {
  const say = useSay();
  return (
    <form
      className="grid max-w-xl gap-5"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form);
        if (await onAdd(textOf(typed, 'passkeyName', 60).trim(), passwordTextOf(typed, 'password'))) form.reset();
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
      <PasswordInput
        id="passkey-password"
        name="password"
        label={say('auth.passkey.password')}
        hint={say('auth.passkey.passwordHint')}
        error={passwordError}
        autoComplete="current-password"
        showLabel={say('auth.showPassword')}
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
