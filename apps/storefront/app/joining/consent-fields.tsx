import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import type { CheckedForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import type { Arrival } from './arrival.ts';

/** The boxes at the end of a sign-up form: newsletter, policy, and the terms of the membership. */
export function ConsentFields({ variant, form }: Readonly<{ variant: Arrival['variant']; form: CheckedForm }>) {
  const say = useSay();
  const { path } = useLocale();
  const box = (name: string, label: ReactNode, required: boolean) => (
    <Checkbox
      id={form.field(name).id}
      name={name}
      label={label}
      required={required}
      defaultChecked={form.posted?.[name] !== undefined}
      {...(form.errors[name] ? { error: form.errors[name] } : {})}
    />
  );
  const terms = (name: 'policy' | 'loyaltyTerms' | 'brandTerms', page: string) =>
    box(
      name,
      <LinkedText
        text={say(`joining.${name}`, { link: linkMark })}
        href={`/${path}/${page}`}
        label={say(`joining.${name}Link`)}
      />,
      true,
    );
  return (
    <>
      {box('newsletter', say('joining.newsletter'), false)}
      {terms('policy', 'privacy')}
      {variant === 'loyalty' && (
        <>
          {terms('loyaltyTerms', 'loyalty-terms')}
          {terms('brandTerms', 'brand-terms')}
        </>
      )}
    </>
  );
}
