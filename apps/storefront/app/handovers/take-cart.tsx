import type { Handover } from '@eyelet/contracts/handovers/handover.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { NarrowPage } from '../auth/narrow-page.tsx';
import { useLocale } from '../shop/locale.ts';
import { handoverFields, handoverPath } from './fields.ts';

type TakeCartProps = Readonly<{
  handover: Handover;
  token: string;
  /** Units in the taker's own cart. */
  units: number;
}>;

/** What a link brings, and the button that takes it. */
export function TakeCart({ handover, token, units }: TakeCartProps) {
  const say = useSay();
  const { path } = useLocale();
  const [taking, setTaking] = useState(false);
  const { from } = handover;
  const store = handover.storeName ?? say('handover.take.store');
  const title = from === 'store' ? say('handover.take.title.store', { store }) : say('handover.take.title.shopper');
  return (
    <NarrowPage title={title}>
      <p className="text-18">{say(`handover.take.text.${from}`, { n: handover.units })}</p>
      {units > 0 && <p className="mt-3 text-granite">{say('handover.take.merge', { n: units })}</p>}
      {/* Posted as a document, so that the shop is loaded again with this cart. */}
      <form
        method="post"
        action={`/${path}${handoverPath}?${handoverFields.token}=${token}`}
        onSubmit={(event) => (taking ? event.preventDefault() : setTaking(true))}
        className="mt-8"
      >
        <input type="hidden" name={handoverFields.take} value={token} />
        <Button type="submit" busy={taking} busyLabel={say('handover.take.busy')} className="w-full sm:w-auto">
          {say('handover.take.submit')}
        </Button>
      </form>
    </NarrowPage>
  );
}
