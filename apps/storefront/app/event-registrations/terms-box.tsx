import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { CheckedForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';

/** The consent to the terms of an event (B5.7.02). */
export function TermsBox({ form, termsPage }: Readonly<{ form: CheckedForm; termsPage: string | null }>) {
  const say = useSay();
  const { path } = useLocale();
  const { id, name, error } = form.field('eventTermsAccepted');
  return (
    <Checkbox
      id={id}
      name={name}
      required
      defaultChecked={form.posted?.eventTermsAccepted !== undefined}
      {...(error ? { error } : {})}
      label={
        termsPage === null ? (
          say('events.termsPlain')
        ) : (
          <LinkedText
            text={say('events.terms', { link: linkMark })}
            href={`/${path}/${termsPage}`}
            label={say('events.termsLink')}
          />
        )
      }
    />
  );
}
