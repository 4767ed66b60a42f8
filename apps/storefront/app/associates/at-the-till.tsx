import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { SignOutForm } from '../consumer/sign-out-form.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import { useLocale } from '../shop/locale.ts';
import { FurtherDevice, type FurtherDeviceProps } from './further-device.tsx';
import { PinForm } from './pin-form.tsx';

type AtTheTillProps = Readonly<{
  session: StoreSession;
  /** The link that opens the till on another device. */
  further: Pick<FurtherDeviceProps, 'link' | 'code'> | undefined;
  answer: FormAnswer | undefined;
}>;

/** Shown in place of the form while a store session is open. */
export function AtTheTill({ session: { storeName, storeEmployeeName }, further, answer }: AtTheTillProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <NarrowPage title={say('associate.open.title')}>
      <p className="mb-6 break-words">
        {say('associate.open.text', { store: storeName, employee: storeEmployeeName })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/${path}`}>{say('associate.open.sell')}</ButtonLink>
        <SignOutForm />
      </div>
      <PinForm answer={answer} />
      {further && <FurtherDevice store={storeName} {...further} />}
    </NarrowPage>
  );
}
