import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';

export type FoldoutProps = Readonly<{
  title: string;
  /** Whether it is open at first; later only people open and close it. */
  open: boolean;
  summaryRef?: Ref<HTMLElement>;
  className?: string;
  children: ReactNode;
}>;

/** A part that few need, behind its title. Opens with and without scripts. */
export function Foldout({ title, open, summaryRef, className, children }: FoldoutProps) {
  return (
    <details open={open} className={`group/foldout ${className ?? ''}`}>
      <summary
        ref={summaryRef}
        className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-4"
      >
        {title}
        <Icon
          name="plus"
          className="size-5 transition-transform duration-200 ease-out group-open/foldout:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
