import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type ReactNode, type RefObject, useId } from 'react';

export type PopupBoxProps = Readonly<{
  popup: ShownPopup;
  /** What stands below its title; a small bar has none. */
  content: ReactNode;
  box?: RefObject<HTMLElement | null>;
  title?: RefObject<HTMLHeadingElement | null>;
  onExpand?: () => void;
  onClose?: () => void;
  /** A link or a form in it was pressed. */
  onPress?: () => void;
}>;

/** How a pop-up looks: a small bar, or large. */
export function PopupBox({ popup, content, box, title, onExpand, onClose, onPress }: PopupBoxProps) {
  const say = useSay();
  const titleId = useId();
  return (
    <aside
      ref={box}
      aria-labelledby={titleId}
      className="popup"
      data-popup={content ? 'large' : 'small'}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, [type=submit]')) onPress?.();
      }}
    >
      {content ? (
        <>
          <h2 ref={title} id={titleId} tabIndex={-1} className="popup-title">
            {popup.props.maximizedTitle}
          </h2>
          {content}
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
