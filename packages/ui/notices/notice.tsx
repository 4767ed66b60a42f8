import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';

/** An important sentence, above what it concerns; it takes the focus when it appears. */
export function Notice({ tone, children }: Readonly<{ tone: 'error' | 'note'; children: ReactNode }>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`flex gap-3 border-l-2 bg-paper p-5 outline-none ${tone === 'error' ? 'border-buoy' : 'border-lichen'}`}
    >
      <Icon name="warning" className={tone === 'error' ? 'size-5 text-buoy' : 'size-5'} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
