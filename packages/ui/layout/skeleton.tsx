/** A quiet area with the size of what will replace it; `className` gives that size. */
export function Skeleton({ className }: Readonly<{ className: string }>) {
  return <span aria-hidden="true" className={`block animate-pulse bg-mist motion-reduce:animate-none ${className}`} />;
}

/** Lines of text still on their way. */
export function SkeletonLines({ lines, className = '' }: Readonly<{ lines: number; className?: string }>) {
  return (
    <span aria-hidden="true" className={`block space-y-2 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  );
}
