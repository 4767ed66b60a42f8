import { useSay } from '@eyelet/ui/words/words.tsx';
import { ScanCode } from '../scan-codes/scan-code.tsx';
import type { DrawnCollect } from './collecting.ts';

/** The code with which a shipment is collected, to be read out or scanned at the store. */
export function CollectCode({ of }: Readonly<{ of: DrawnCollect | undefined }>) {
  const say = useSay();
  if (!of) return null;
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-center gap-5">
      <ScanCode of={of} label={say('purchases.collect.scan')} />
      <p>
        {say('purchases.collect.show')}
        <strong className="block text-28 font-semibold tracking-widest">{of.code}</strong>
      </p>
    </div>
  );
}
