import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusContent, focusTitle } from '../layout/focus-title.ts';
import { SkeletonLines } from '../layout/skeleton.tsx';
import { tellUnanswered } from '../toasts/tell-unanswered.ts';
import { ToastList } from '../toasts/toast-list.tsx';
import { useSay } from '../words/words.tsx';
import { prepareContent, preparedContent } from './dialog-content.ts';
import { type DialogManager, dialogTransition } from './dialog-manager.ts';
import { DialogPanel } from './dialog-panel.tsx';
import type { OpenDialog } from './dialog-stack.ts';
import { usePrepared } from './use-prepared.ts';

type DialogFrameProps = Readonly<{
  dialog: OpenDialog;
  manager: DialogManager;
}>;

/**
 * One open dialog: a native element, so that focus stays inside, Escape closes it and the page behind is inert. When it
 * closes, focus returns to where it was.
 */
export function DialogFrame({ dialog, manager }: DialogFrameProps) {
  const say = useSay();
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [entered, setEntered] = useState(false);
  const { key, leaving, definition, props } = dialog;
  const Content = usePrepared(
    () => preparedContent(definition),
    () => prepareContent(definition),
    () => {
      manager.close(key);
      tellUnanswered(say);
    },
  );

  useLayoutEffect(() => {
    const element = frame.current;
    const before = document.activeElement;
    const { pathname } = location;
    element?.showModal();
    const nextFrame = requestAnimationFrame(() => setEntered(true));
    return () => {
      cancelAnimationFrame(nextFrame);
      element?.close();
      if (document.querySelector('dialog:modal')) return;
      // A link in the dialog has opened another page, where focus begins at the title.
      if (location.pathname !== pathname) focusTitle();
      else if (before instanceof HTMLElement && before.isConnected) focusAgain(before);
    };
  }, []);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => manager.remove(key), dialogTransition);
    return () => clearTimeout(timer);
  }, [leaving, manager, key]);

  const close = () => manager.close(key);
  const waiting = (
    <DialogPanel title={say(definition.title ?? 'shop.loading')} titleId={titleId} close={close}>
      <SkeletonLines lines={5} />
    </DialogPanel>
  );
  return (
    // Escape reaches the dialog as its cancel event; a press on the dialog itself is one on its backdrop.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use Escape
    <dialog
      ref={frame}
      className="dialog"
      aria-labelledby={titleId}
      data-dialog={definition.name}
      data-side={definition.side}
      data-state={entered && !leaving ? 'open' : 'closed'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        // An accidental press outside a locked dialog, such as a payment in progress, must not end it.
        if (event.target === event.currentTarget && !definition.locked) close();
      }}
    >
      <Suspense fallback={waiting}>
        {Content ? <Content {...props} close={close} titleId={titleId} /> : waiting}
      </Suspense>
      {!leaving && <ToastList />}
    </dialog>
  );
}

/** What opened a dialog may not be shown any more, such as the question of consent once it is answered. */
function focusAgain(before: HTMLElement): void {
  if (before.getClientRects().length > 0) before.focus();
  else focusContent();
}
