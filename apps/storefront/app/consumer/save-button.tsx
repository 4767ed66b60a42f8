import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useNavigation } from 'react-router';

/** Sends a form of the account. */
export function SaveButton({ label }: Readonly<{ label?: string }>) {
  const say = useSay();
  return (
    <div className="mt-2">
      <Button
        type="submit"
        busy={useNavigation().state !== 'idle'}
        busyLabel={say('account.saving')}
        className="w-full sm:w-auto sm:min-w-56"
      >
        {label ?? say('account.save')}
      </Button>
    </div>
  );
}
