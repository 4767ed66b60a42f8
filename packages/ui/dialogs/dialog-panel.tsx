import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useSay } from '../words/words.tsx';

export type DialogPanelProps = Readonly<{
  title: ReactNode;
  titleId: string;
  close: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
}>;

/** The inside of a dialog: heading and close button, scrolling content, and an optional footer. */
export function DialogPanel({ title, titleId, close, children, footer }: DialogPanelProps) {
  const say = useSay();
  return (
    <>
      <div className="flex items-center justify-between gap-4 border-b border-drift py-2 pl-6 pr-3">
        <h2 id={titleId} className="font-display text-22 font-semibold tracking-tight">
          {title}
        </h2>
        <IconButton icon="close" label={say('shop.close')} onClick={close} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">{children}</div>
      {footer && <div className="border-t border-drift p-6">{footer}</div>}
    </>
  );
}
