import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSingleResult } from '@eyelet/ui/dialogs/use-single-result.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useEarlyProof } from '../shopper/bot-proof.ts';
import { proveHuman } from './prove-human.ts';

export type HumanCheckProps = Readonly<{
  /** Called exactly once, with whether the check was passed. */
  onResult: (passed: boolean) => void;
}>;

/** The human check (C8.04): one press, while the browser solves a puzzle. */
export default function HumanCheckPanel({ onResult, close, titleId }: HumanCheckProps & DialogContentProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const end = useSingleResult(close, onResult);
  useEarlyProof();

  return (
    <DialogPanel title={say('auth.human.title')} titleId={titleId} close={() => end.current(false)}>
      <p className="mb-6 max-w-prose">{say('auth.human.text')}</p>
      <Button
        busy={busy}
        busyLabel={say('auth.human.checking')}
        className="w-full sm:w-auto sm:min-w-56"
        onClick={async () => {
          setBusy(true);
          end.current(await proveHuman());
        }}
      >
        {say('auth.human.confirm')}
      </Button>
    </DialogPanel>
  );
}
