import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { refreshConsumer } from '../shopper/consumer.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { EmployeeTermsText } from './employee-terms-text.tsx';

/** The terms of the employee discount (C2.53); acceptance is stored in the profile (C4.34, C4.35). */
export default function EmployeeTermsPanel({ close, titleId }: DialogContentProps) {
  const say = useSay();
  const { tag } = useLocale();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    try {
      const consumerProfile = { consumerDetails: { isEmployeeDiscountTCAccepted: true } };
      await currentShopper().client.call(updateConsumer, { body: { consumerProfile } });
      close();
      await refreshConsumer();
    } catch (error) {
      await tellRefusal(error, tag);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogPanel
      title={say('auth.employeeTerms.title')}
      titleId={titleId}
      close={close}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={accept} busy={busy} busyLabel={say('auth.moment')}>
            {say('auth.employeeTerms.accept')}
          </Button>
          <Button tone="secondary" onClick={close}>
            {say('auth.employeeTerms.later')}
          </Button>
        </div>
      }
    >
      <EmployeeTermsText />
    </DialogPanel>
  );
}
