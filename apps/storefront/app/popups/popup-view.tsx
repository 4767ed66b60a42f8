import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { delayOf } from './next-popup.ts';
import { PopupBox } from './popup-box.tsx';
import { trackPopup } from './track-popup.ts';
import { whenFree } from './when-free.ts';

export type PopupViewProps = Readonly<{ popup: ShownPopup; onDone: () => void; onDismiss: () => void }>;

/** Keys of pop-ups that have expanded since the document was loaded. */
const expanded = new Set<string>();

/** A pop-up: a small bar, which expands once after its delay (B4.1.05). It does not take the focus, and navigating collapses it. */
export function PopupView({ popup, onDone, onDismiss }: PopupViewProps) {
  const { pathname } = useLocation();
  const [isLarge, setLarge] = useState(false);
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const begun = useRef(pathname);

  const expand = () => {
    expanded.add(popup.key);
    setLarge(true);
    trackPopup('popup_expand', popup);
  };
  const close = () => {
    // The focused element is about to be removed.
    if (box.current?.contains(document.activeElement)) document.getElementById('content')?.focus();
    onDismiss();
  };

  useEffect(() => {
    trackPopup('popup_impression', popup);
    // It may have been expanded by a press meanwhile, or a page in between may have a form.
    return whenFree(() => {
      if (!expanded.has(popup.key)) expand();
    }, delayOf(popup));
  }, []);
  useEffect(() => {
    if (begun.current !== pathname) setLarge(false);
    begun.current = pathname;
  }, [pathname]);

  return (
    <PopupBox
      popup={popup}
      isLarge={isLarge}
      box={box}
      title={title}
      onExpand={() => {
        expand();
        setTimeout(() => title.current?.focus());
      }}
      onClose={close}
      onDone={onDone}
      onPress={() => trackPopup('popup_click', popup)}
    />
  );
}
