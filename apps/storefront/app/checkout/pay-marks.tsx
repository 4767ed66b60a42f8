const marks = {
  visa: { name: 'VISA', look: 'italic tracking-tight' },
  mastercard: { name: 'Mastercard', look: '' },
  amex: { name: 'AMEX', look: 'tracking-wide' },
  PAYPAL: { name: 'PayPal', look: 'italic' },
  KLARNA: { name: 'Klarna.', look: '' },
} as const;

export type PayMark = keyof typeof marks;

/** Logos of payment methods, drawn as words. Hidden from screen readers, as the name beside them says the same. */
export function PayMarks({ of }: Readonly<{ of: readonly PayMark[] }>) {
  return (
    <span aria-hidden="true" className="flex flex-wrap justify-end gap-1 max-sm:max-w-28">
      {of.map((mark) => (
        <span
          key={mark}
          className={`rounded-sm border border-drift bg-foam px-1.5 py-0.5 text-[0.6875rem] font-bold leading-4 ${marks[mark].look}`}
        >
          {marks[mark].name}
        </span>
      ))}
    </span>
  );
}
