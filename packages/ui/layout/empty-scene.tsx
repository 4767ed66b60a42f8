import type { ReactNode } from 'react';

export type EmptySceneProps = Readonly<{
  /** Decorative. */
  drawing: ReactNode;
  title: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}>;

/** Stands in the place of a list without entries: a drawing, what is missing, and ways on. */
export function EmptyScene({ drawing, title, text, children }: EmptySceneProps) {
  return (
    <div className="grid justify-items-start gap-6 py-6">
      {drawing}
      <div>
        <p className="font-display text-28 font-semibold">{title}</p>
        <p className="mt-2 text-granite">{text}</p>
      </div>
      {children}
    </div>
  );
}
