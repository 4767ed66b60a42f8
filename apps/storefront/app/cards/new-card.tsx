import type { PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { botProof } from '../shopper/bot-proof.ts';
import { CardFrame } from './card-frame.tsx';
import { useCardReading } from './use-card-reading.ts';

type NewCardProps = Readonly<{
  session: PaymentSession;
  /** Token that the provider's page put into the address, without scripts. */
  token: string | null;
  /** Proof for the bot check when the form is posted without scripts. */
  proof: string;
  error: string | undefined;
  /** Different for each answer with an error. */
  attempt: number | undefined;
}>;

/** Adds a card through the provider's fields; number and code never touch the shop. */
export function NewCard({ session, token, proof, error, attempt }: NewCardProps) {
  const say = useSay();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const card = useCardReading(session, setProblem);
  const { stop } = card;
  useEffect(() => {
    if (attempt !== undefined && error) toasts.show({ title: error, tone: 'error' });
  }, [attempt, error]);

  const save = useCallback(
    async (cardToken: string) => {
      if (!form.current) return;
      const entered = new FormData(form.current);
      entered.set('cardToken', cardToken);
      entered.set('recaptcha_response', await botProof('placeOrder'));
      stop();
      submit(entered, { method: 'post' });
    },
    [submit, stop],
  );
  return (
    <section aria-labelledby="new-card" className="mt-12">
      <h2 id="new-card" className="mb-5 font-display text-22 font-semibold">
        {say('account.newCard')}
      </h2>
      <Form
        ref={form}
        method="post"
        className="grid max-w-xl gap-5"
        onSubmit={(event) => {
          if (token) return;
          event.preventDefault();
          card.read();
        }}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="recaptcha_response" value={proof} />
        {token && <input type="hidden" name="cardToken" value={token} />}
        {token ? (
          <p>{say('account.cardEntered')}</p>
        ) : (
          <div className="border border-drift bg-paper p-5">
            <CardFrame session={session} onToken={save} {...card.fields} />
          </div>
        )}
        {(problem ?? error) && (
          <p role="alert" className="text-14 text-buoy">
            {problem ?? error}
          </p>
        )}
        <div>
          <Button
            type="submit"
            busy={card.reading}
            busyLabel={say('account.saving')}
            className="w-full sm:w-auto sm:min-w-56"
          >
            {say('account.saveCard')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
