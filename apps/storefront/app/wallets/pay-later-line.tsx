import { isWithin } from '@eyelet/domain/payments/pay-later.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { payLaterDialog } from './pay-later-dialog.ts';
import { partsOf } from './pay-later-part.ts';
import { usePayLaterScript } from './use-pay-later-script.ts';

/** The number of instalments for a total (major units), with a button that explains paying later (C8.162, C2.56). */
export function PayLaterLine({ total }: Readonly<{ total: number }>) {
  const { say, tag } = useWords();
  const { payLater, currency } = useMarket();
  const dialogs = useDialogs();
  usePayLaterScript();
  const minor = Math.round(total * 100);
  if (!payLater || !isWithin(payLater, minor)) return null;
  return (
    <p className="text-14 text-granite">
      {say('product.payLater', partsOf(minor, payLater, currency, tag))}{' '}
      <button
        type="button"
        aria-haspopup="dialog"
        className="scripted plain-link touch-area"
        onClick={() => dialogs.open(payLaterDialog, { total })}
      >
        {say('product.payLaterMore')}
      </button>
    </p>
  );
}
