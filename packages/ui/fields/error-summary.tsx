import { useEffect, useRef } from 'react';

export type FormError = Readonly<{ fieldId: string; message: string }>;

/** All errors of a form in one place; takes the focus each time `attempt` grows, and links to each field. */
export function FormErrorSummary({
  title,
  errors,
  attempt,
}: Readonly<{ title: string; errors: readonly FormError[]; attempt: number }>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-2 border-buoy bg-paper p-5">
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-2 space-y-1 text-14">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} className="plain-link text-buoy">
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
