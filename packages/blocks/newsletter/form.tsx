import { Button } from '@eyelet/ui/actions/button.tsx';
import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useContext, useEffect, useRef, useState } from 'react';
import { type NewsletterAnswer, SendNewsletterContext } from './answer.ts';

export type NewsletterFormProps = Readonly<{
  /** Path of the market, `/en-us`. */
  base: string;
  /** The answer of the server after the form was posted. */
  answered?: NewsletterAnswer | undefined;
  /** Whether it is in the dark footer. */
  onInk?: boolean;
  className?: string;
}>;

/** On ink the red of errors is not legible; errors have the colour of the text there. */
const inkErrors = '[&_.text-buoy]:text-foam';

/** The button is beside the email where there is room, in one row with its input. */
const beside = 'sm:col-start-2 sm:row-start-2 sm:mt-[1.625rem]';

/** Email and policy (B2.1.12). Without scripts it opens the page of the newsletter, which has the same form. */
export function NewsletterForm({ base, answered, onInk = false, className }: NewsletterFormProps) {
  const say = useSay();
  const send = useContext(SendNewsletterContext);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState(answered);
  const [sending, setSending] = useState(false);

  useEffect(() => setAnswer(answered), [answered]);
  useEffect(() => {
    if (!answer) return;
    const target = answer.done ? thanks.current : form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    target?.focus();
  }, [answer]);

  const submit = async (values: FormData) => {
    if (!send || sending) return;
    setSending(true);
    try {
      setAnswer(await send(values));
    } finally {
      setSending(false);
    }
  };

  if (answer?.done) {
    return (
      <p
        ref={thanks}
        data-newsletter=""
        tabIndex={-1}
        role="status"
        className={classes('flex items-start gap-3 text-18 outline-none', className)}
      >
        <Icon name="check" className="mt-1 size-5" />
        <span>
          {say('newsletter.newsletterSuccess')} {answer.done === 'pending' && say('newsletter.confirmByMail')}
        </span>
      </p>
    );
  }
  return (
    <form
      ref={form}
      data-newsletter=""
      method="post"
      action={`${base}/newsletter`}
      noValidate
      className={classes(
        'grid max-w-xl items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]',
        onInk && inkErrors,
        className,
      )}
      onSubmit={(event) => {
        if (!send) return;
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {answer?.failure && (
        <p role="alert" className="col-span-full row-start-1 flex gap-3 border-l-2 border-buoy pl-4">
          <Icon name="warning" className="mt-0.5 size-5" />
          {answer.failure}
        </p>
      )}
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={say('newsletter.email')}
        required
        defaultValue={answer?.email ?? ''}
        {...(answer?.errors.email ? { error: answer.errors.email } : {})}
        className="sm:row-start-2"
      />
      <Checkbox
        name="policy"
        required
        defaultChecked={answer?.policy ?? false}
        label={
          <LinkedText
            text={say('newsletter.policy', { link: linkMark })}
            href={`${base}/privacy`}
            label={say('newsletter.policyLink')}
          />
        }
        {...(answer?.errors.policy ? { error: answer.errors.policy } : {})}
        className="sm:col-span-full sm:row-start-3"
      />
      <Button
        type="submit"
        tone={onInk ? 'light' : 'primary'}
        busy={sending}
        busyLabel={say('newsletter.sending')}
        className={beside}
      >
        {say('newsletter.submit')}
      </Button>
    </form>
  );
}
