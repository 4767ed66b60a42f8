import type { Picture as ProductPicture } from '@eyelet/contracts/catalogue/product.ts';
import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useCallback, useState } from 'react';

export type ZoomProps = DialogContentProps &
  Readonly<{ pictures: readonly ProductPicture[]; start: number; name: string }>;

/** One picture at its full size, to be moved about by scrolling. */
export default function Zoom({ pictures, start, name, close, titleId }: ZoomProps) {
  const say = useSay();
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  // A picture larger than the screen opens on its middle.
  const centre = useCallback((frame: HTMLElement | null) => {
    frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2);
  }, []);
  const go = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  return (
    <DialogPanel
      title={name}
      titleId={titleId}
      close={close}
      footer={
        <div className="flex items-center justify-between">
          <IconButton icon="chevron-left" label={say('product.previousPicture')} onClick={() => go(-1)} />
          <p className="tabular-nums" aria-live="polite">
            {say('product.picture', { n: index + 1, total: pictures.length })}
          </p>
          <IconButton icon="chevron-right" label={say('product.nextPicture')} onClick={() => go(1)} />
        </div>
      }
    >
      {picture && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <div ref={centre} tabIndex={0} className="-m-6 h-[calc(100%+3rem)] overflow-auto">
          <img
            src={mediaUrl(picture.name, 1400)}
            alt={picture.alt}
            width={1400}
            height={1400}
            className="w-[max(100%,70rem)] max-w-none"
          />
        </div>
      )}
    </DialogPanel>
  );
}
