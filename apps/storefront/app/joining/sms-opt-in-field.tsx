import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { RefObject } from 'react';
import { useLocale } from '../shop/locale.ts';

export type SmsOptInFieldProps = Readonly<{
  box: RefObject<HTMLInputElement | null>;
  id: string;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  error?: string;
}>;

/** The consent to text messages; without scripts the terms are on a page of their own. */
export function SmsOptInField({ box, id, ticked, onTick, error }: SmsOptInFieldProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <Checkbox
      ref={box}
      id={id}
      name="optInAccepted"
      checked={ticked}
      onChange={(event) => onTick(event.currentTarget.checked)}
      label={
        <LinkedText
          text={say('joining.sms', { link: linkMark })}
          href={`/${path}/sms-terms`}
          label={say('joining.smsLink')}
        />
      }
      {...(error ? { error } : {})}
    />
  );
}
