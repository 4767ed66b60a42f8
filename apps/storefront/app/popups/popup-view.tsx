import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { delayOf } from './next-popup.ts';
import { PopupContent } from './popup-content.tsx';
import { trackPopup } from './track-popup.ts';
import { whenFree } from './when-free.ts';

export type PopupViewProps = Readonly<{ popup: ShownPopup; onDone: () => void; onDismiss: () => void }>;

/** Keys of pop-ups that have expanded since the document was loaded. */
const expanded = new Set<string>();

/** A pop-up: a small bar, which expands once after its delay (B4.1.05). It does not take the focus, and navigating collapses it. */
export function PopupView({ popup, onDone, onDismiss }: PopupViewProps) {
  const say = useSay();
  const titleId = useId();
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
    <aside
      ref={box}
      aria-labelledby={titleId}
      className="popup"
      data-popup={isLarge ? 'large' : 'small'}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, [type=submit]'))
          trackPopup('popup_click', popup);
      }}
    >
      {isLarge ? (
        <>
          <h2 ref={title} id={titleId} tabIndex={-1} className="popup-title">
            {popup.props.maximizedTitle}
          </h2>
          <PopupContent popup={popup} onDone={onDone} />
        </>
      ) : (
        <button
          type="button"
          aria-expanded="false"
          className="popup-bar"
          onClick={() => {
            expand();
            setTimeout(() => title.current?.focus());
          }}
        >
          <Icon name="plus" className="size-5" />
          <span id={titleId}>{popup.props.minimizedTitle}</span>
        </button>
      )}
      <IconButton icon="close" label={say('shop.close')} className="popup-close" onClick={close} />
    </aside>
  );
}
