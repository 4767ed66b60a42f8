import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';

type SwitchProps = Readonly<{
  /** What is posted with `optin`: what is switched. */
  name: 'channel' | 'topic' | 'text';
  value: string;
  title: string;
  /** `pending`: switched on, but not confirmed yet. */
  state: 'on' | 'pending' | 'off';
  error: string | undefined;
  /** Where it goes to, or what it is. */
  children: ReactNode;
}>;

/** Something that the shop may send, whether it does, and the button that changes that. */
export function Switch({ name, value, title, state, error, children }: SwitchProps) {
  const say = useSay();
  const isOff = state === 'off';
  return (
    <section aria-labelledby={`${name}-${value}-title`} className="border-b border-drift py-6">
      <Form method="post" className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-xl">
          <h2 id={`${name}-${value}-title`} className="font-medium">
            {title}
          </h2>
          <p className="text-granite [overflow-wrap:anywhere]">{children}</p>
          <p className="mt-1 text-14">{say(`account.subscription.${state}`)}</p>
          {error && (
            <p role="alert" className="mt-2 text-14 text-buoy">
              {error}
            </p>
          )}
        </div>
        <input type="hidden" name={name} value={value} />
        <Button type="submit" tone="secondary" size="small" name="optin" value={isOff ? 'yes' : 'no'}>
          {say(isOff ? 'account.subscribe' : 'account.unsubscribe')}
          <span className="sr-only">: {title}</span>
        </Button>
      </Form>
    </section>
  );
}
