import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type RefObject, useId } from 'react';
import { PopupContent } from './popup-content.tsx';

export type PopupBoxProps = Readonly<{
  popup: ShownPopup;
  isLarge: boolean;
  box?: RefObject<HTMLElement | null>;
  title?: RefObject<HTMLHeadingElement | null>;
  onExpand?: () => void;
  onClose?: () => void;
  onDone?: () => void;
  /** A link or a form in it was pressed. */
  onPress?: () => void;
}>;

/** How a pop-up looks: a small bar, or large. */
export function PopupBox({ popup, isLarge, box, title, onExpand, onClose, onDone, onPress }: PopupBoxProps) {
  const say = useSay();
  const titleId = useId();
  return (
    <aside
      ref={box}
      aria-labelledby={titleId}
      className="popup"
      data-popup={isLarge ? 'large' : 'small'}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, [type=submit]')) onPress?.();
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
        <button type="button" aria-expanded="false" className="popup-bar" onClick={onExpand}>
          <Icon name="plus" className="size-5" />
          <span id={titleId}>{popup.props.minimizedTitle}</span>
        </button>
      )}
      <IconButton icon="close" label={say('shop.close')} className="popup-close" onClick={onClose} />
    </aside>
  );
}
