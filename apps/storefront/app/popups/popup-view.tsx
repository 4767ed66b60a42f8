import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { delayOf } from './next-popup.ts';
import { PopupBox } from './popup-box.tsx';
import type { PopupContentProps } from './popup-content.tsx';
import { trackPopup } from './track-popup.ts';
import { whenFree } from './when-free.ts';

export type PopupViewProps = Readonly<{ popup: ShownPopup; onDone: () => void; onDismiss: () => void }>;

/** Keys of pop-ups that have expanded since the document was loaded. */
const expanded = new Set<string>();

/** A pop-up: a small bar, which expands once after its delay (B4.1.05). It does not take the focus, and navigating collapses it. */
export function PopupView({ popup, onDone, onDismiss }: PopupViewProps) {
  const { pathname } = useLocation();
  const [isLarge, setLarge] = useState(false);
  // Most pages of a visit show no more than the bar, so the rest loads with the first one that expands.
  const [Content, setContent] = useState<ComponentType<PopupContentProps>>();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const begun = useRef(pathname);
  /** Counts what makes an expansion that is loading late: another one, another page, the end. */
  const turn = useRef(0);

  const expand = async () => {
    turn.current += 1;
    const own = turn.current;
    const { PopupContent } = await import('./popup-content.tsx');
    if (turn.current !== own) return;
    expanded.add(popup.key);
    setContent(() => PopupContent);
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
      if (!expanded.has(popup.key)) expand().catch(console.warn);
    }, delayOf(popup));
  }, []);
  useEffect(() => {
    return () => {
      turn.current += 1;
    };
  }, []);
  useEffect(() => {
    if (begun.current !== pathname) {
      turn.current += 1;
      setLarge(false);
    }
    begun.current = pathname;
  }, [pathname]);

  return (
    <PopupBox
      popup={popup}
      content={isLarge && Content && <Content popup={popup} onDone={onDone} />}
      box={box}
      title={title}
      onExpand={() => {
        expand().then(() => setTimeout(() => title.current?.focus()), console.warn);
      }}
      onClose={close}
      onPress={() => trackPopup('popup_click', popup)}
    />
  );
}
