import { actOnSmsOptIn, noSmsOptIn, type SmsOptIn } from '@eyelet/domain/subscriptions/sms-opt-in.ts';
import type { DialogStack } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { type RefObject, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { smsTermsDialog } from './sms-terms-dialog.ts';

const none: DialogStack = [];
const agreed: SmsOptIn = { ticked: true, accepted: true, termsOpen: false };

/** The consent to text messages: ticking opens the terms; accepting them moves the focus on, closing them removes the tick. */
export function useSmsOptIn(box: RefObject<HTMLInputElement | null>, initially: boolean) {
  const dialogs = useDialogs();
  const [optIn, act] = useReducer(actOnSmsOptIn, initially ? agreed : noSmsOptIn);
  const stack = useSyncExternalStore(dialogs.subscribe, dialogs.read, () => none);
  const termsShown = stack.some(({ definition }) => definition.name === smsTermsDialog.name);
  const wereShown = useRef(false);

  useEffect(() => {
    const gone = wereShown.current && !termsShown;
    wereShown.current = termsShown;
    if (!gone) return;
    if (optIn.accepted) focusNext(box.current);
    else act('close');
  }, [termsShown, optIn.accepted, box]);

  const change = (ticked: boolean) => {
    act(ticked ? 'tick' : 'untick');
    if (ticked) dialogs.open(smsTermsDialog, { onAccept: () => act('accept') });
  };
  const onPhone = (phone: string) => {
    if (phone === '') act('clear-phone');
  };
  return { ticked: optIn.ticked, change, onPhone };
}

function focusNext(box: HTMLInputElement | null): void {
  const controls = [...(box?.form?.elements ?? [])].filter((control) => control.getAttribute('type') !== 'hidden');
  const next = controls[controls.indexOf(box as Element) + 1];
  if (next instanceof HTMLElement) next.focus();
}
