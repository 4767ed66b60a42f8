import { useSay } from '@eyelet/ui/words/words.tsx';
import { ScanCode } from '../scan-codes/scan-code.tsx';
import type { LoadedReturn } from './load-returns.ts';

/** The code by which a store finds a return, for who has no printer. */
export function ReturnCode({ one: { code, returnId } }: Readonly<{ one: LoadedReturn }>) {
  const say = useSay();
  if (!code) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-5">
      <ScanCode of={code} label={say('purchases.return.scan')} />
      <p className="max-w-sm">
        {say('purchases.return.noPrinter')}
        <strong className="block text-18 font-semibold tracking-widest">{returnId}</strong>
      </p>
    </div>
  );
}
