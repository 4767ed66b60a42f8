import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';

export type AppliedRow = Readonly<{ id: string; name: ReactNode; amount: string; removeLabel: string }>;

type AppliedValueProps = Readonly<{
  label: string;
  rows: readonly AppliedRow[];
  /** What the forms post as their `intent`, and the member with the id. */
  intent: string;
  member: string;
  className: string;
}>;

/** The value that pays for the order already, each with its amount and a button to remove it. */
export function AppliedValue({ label, rows, intent, member, className }: AppliedValueProps) {
  const say = useSay();
  return (
    <ul aria-label={label} className={`grid gap-2 ${className}`}>
      {rows.map(({ id, name, amount, removeLabel }) => (
        <li key={id} className="flex items-center justify-between gap-4">
          <span>
            {name}
            <span className="block text-14 text-granite">{amount}</span>
          </span>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={intent} />
            <button
              type="submit"
              name={member}
              value={id}
              aria-label={removeLabel}
              className="quiet-link touch-area py-1 text-14 text-granite hover:text-ink"
            >
              {say('cart.remove')}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
