import type { Picture as ProductPicture } from '@eyelet/contracts/catalogue/product.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type RefCallback, useState } from 'react';
import { useZoom } from './use-zoom.ts';
import { closest } from './zoom-view.ts';

export type ZoomProps = DialogContentProps &
  Readonly<{ pictures: readonly ProductPicture[]; start: number; name: string }>;

/** The pictures of a product in full size: zoomed by pinch, wheel or keys, moved by dragging or arrow keys. */
export default function Zoom({ pictures, start, name, close, titleId }: ZoomProps) {
  const say = useSay();
  const [index, setIndex] = useState(start);
  const { view, frame, nearer, farther, reset, handlers } = useZoom((by) => go(by));
  const picture = pictures[index];
  function go(by: 1 | -1): void {
    setIndex((before) => (before + by + pictures.length) % pictures.length);
    reset();
  }
  const take: RefCallback<HTMLElement> = (element) => {
    frame.current = element;
  };
  return (
    <DialogPanel
      title={name}
      titleId={titleId}
      close={close}
      footer={
        <div className="-my-3 flex items-center justify-between">
          <IconButton icon="chevron-left" label={say('product.previousPicture')} onClick={() => go(-1)} />
          <div className="flex items-center gap-2 sm:gap-4">
            <IconButton icon="minus" label={say('product.zoomOut')} disabled={view.scale === 1} onClick={farther} />
            <p className="tabular-nums" aria-live="polite">
              {say('product.picture', { n: index + 1, total: pictures.length })}
            </p>
            <IconButton icon="plus" label={say('product.zoomIn')} disabled={view.scale === closest} onClick={nearer} />
          </div>
          <IconButton icon="chevron-right" label={say('product.nextPicture')} onClick={() => go(1)} />
        </div>
      }
    >
      {picture && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form
        <div
          ref={take}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by keys has to be reached by them
          tabIndex={0}
          aria-label={say('product.zoomKeys')}
          data-zoom={view.scale.toFixed(2)}
          className={`-m-6 grid h-[calc(100%+3rem)] touch-none select-none place-items-center overflow-hidden ${view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
          {...handlers}
        >
          <img
            src={mediaUrl(picture.name, 1400)}
            alt={picture.alt}
            width={1400}
            height={1400}
            draggable={false}
            className="pointer-events-none size-full object-contain"
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        </div>
      )}
    </DialogPanel>
  );
}
