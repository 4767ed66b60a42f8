import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { firstEnrolmentStep } from '@eyelet/domain/consumer/enrolment.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { employeeTermsDialog } from '../auth/dialogs.ts';
import { needsEmployeeTerms } from '../auth/employee-terms.ts';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { EnrolmentStep } from './enrolment-step.tsx';
import { useEnrolment } from './use-enrolment.ts';
import { useServerDay } from './use-server-day.ts';

/** The enrolment in a dialog; its first step depends on what is known of the shopper (C2.84 to C2.86). */
export default function EnrolmentPanel(props: DialogContentProps) {
  const { status, profile } = useConsumer();
  const today = useServerDay();
  if (status === 'unknown' || today === undefined) return <SkeletonLines lines={8} className="p-6" />;
  return <Steps {...props} today={today} known={profile} />;
}

type StepsProps = DialogContentProps & Readonly<{ today: string; known: Profile | undefined }>;

function Steps({ close, titleId, today, known }: StepsProps) {
  const say = useSay();
  const { path } = useLocale();
  const { revalidate } = useRevalidator();
  const dialogs = useDialogs();
  const [before] = useState(known);
  const enrolment = useEnrolment({
    step: firstEnrolmentStep(known?.consumerDetails),
    email: known?.consumerDetails.email ?? '',
    profile: known,
    linkSent: false,
  });
  const afterwards = useRef(() => {});
  afterwards.current = () => {
    const { profile } = enrolment;
    if (profile === before) return;
    // The page below still shows the old profile.
    void revalidate();
    if (before === undefined && profile && needsEmployeeTerms(profile)) dialogs.open(employeeTermsDialog, {});
  };
  // Runs however the dialog is closed: by its buttons, Escape, or a press outside.
  useEffect(() => () => afterwards.current(), []);
  return (
    <DialogPanel title={say(`joining.enrolment.${enrolment.step}.title`)} titleId={titleId} close={close}>
      <EnrolmentStep
        enrolment={enrolment}
        today={today}
        action={`/${path}/enrolment`}
        end={<Button onClick={close}>{say('shop.close')}</Button>}
      />
    </DialogPanel>
  );
}
