import type { Handover } from '@eyelet/contracts/handovers/handover.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { NarrowPage } from '../auth/narrow-page.tsx';
import type { DrawnCode } from '../scan-codes/draw-code.ts';
import { ScanCode } from '../scan-codes/scan-code.tsx';
import { useLocale } from '../shop/locale.ts';
import { Ended } from './ended.tsx';
import { handoverFields, handoverPath } from './fields.ts';
import { GiveForm } from './give-form.tsx';
import { useTakingWatch } from './use-taking-watch.ts';

type ShownCodeProps = Readonly<{ handover: Handover; drawn: DrawnCode | undefined; token: string }>;

/** The code for the other device, until the cart is taken; then that it was, and the way on. */
export function ShownCode({ handover, drawn, token }: ShownCodeProps) {
  const say = useSay();
  const { path } = useLocale();
  const { from, units } = handover;
  const { state, problem } = useTakingWatch(handover, token);
  if (problem !== undefined) return <Ended isSeller={from === 'store'} units={units} problem={problem} />;
  if (state === 'given' || !drawn) return <GivenCart from={from} />;
  return (
    <NarrowPage title={say(`handover.give.${from}`)}>
      <p>{say(`handover.code.text.${from}`, { n: units })}</p>
      <ScanCode of={drawn} label={say('handover.code.label')} isLarge />
      <p className="mt-4 text-14 text-granite" role="status">
        {say('handover.code.waiting')}
      </p>
      <p className="mt-2 text-14 text-granite">{say(`handover.code.terms.${from}`)}</p>
      <a
        href={`/${path}${handoverPath}?${handoverFields.token}=${token}`}
        className="button button-secondary mt-6 hidden h-11 px-5 noscript:inline-flex"
      >
        {say('handover.code.check')}
      </a>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <GiveForm tone="secondary" label={say('handover.code.again')} />
        <TextLink href={`/${path}/cart`} className="touch-area">
          {say('handover.toCart')}
        </TextLink>
      </div>
    </NarrowPage>
  );
}

/** The cart is somebody else's now. */
function GivenCart({ from }: Pick<Handover, 'from'>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <NarrowPage title={say(`handover.given.${from}.title`)}>
      <p role="status" className="mb-6">
        {say(`handover.given.${from}.text`)}
      </p>
      <ButtonLink href={`/${path}`}>{say('handover.toShop')}</ButtonLink>
    </NarrowPage>
  );
}
