/** A placeholder with the size of the content that will replace it, set by `className`. */
export function Skeleton({ className }: Readonly<{ className: string }>) {
  return <span aria-hidden="true" className={`block animate-pulse bg-mist motion-reduce:animate-none ${className}`} />;
}

/** Placeholders for lines of text. */
export function SkeletonLines({ lines, className = '' }: Readonly<{ lines: number; className?: string }>) {
  return (
    <span aria-hidden="true" className={`block space-y-2 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  );
}
