import { formatMinor } from '@eyelet/domain/money/format.ts';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { partsOf } from './pay-later-part.ts';

export type PayLaterProps = Readonly<{ total: number }>;

/** The instalments of a total (major units), and the orders for which they are available. */
export default function PayLaterPanel({ total, close, titleId }: PayLaterProps & DialogContentProps) {
  const { say, tag } = useWords();
  const { payLater, currency } = useMarket();
  if (!payLater) return null;
  const money = (minor: number) => formatMinor(minor, currency, tag);
  const minor = Math.round(total * 100);
  return (
    <DialogPanel title={say('wallets.payLater.title')} titleId={titleId} close={close}>
      <div className="space-y-4">
        <p>
          {say('wallets.payLater.text', {
            ...partsOf(minor, payLater, currency, tag),
            total: money(minor),
          })}
        </p>
        <p className="text-granite">
          {say('wallets.payLater.limits', { from: money(payLater.from), to: money(payLater.to) })}
        </p>
      </div>
    </DialogPanel>
  );
}
