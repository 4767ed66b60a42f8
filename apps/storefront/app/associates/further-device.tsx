import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { DrawnCode } from '../scan-codes/draw-code.ts';
import { ScanCode } from '../scan-codes/scan-code.tsx';

export type FurtherDeviceProps = Readonly<{ store: string; link: string; code: DrawnCode }>;

/** The link with which another device of the store becomes a till once an account of the store signs in there (C7.12). */
export function FurtherDevice({ store, link, code }: FurtherDeviceProps) {
  const say = useSay();
  return (
    <section aria-labelledby="further-device" className="mt-10 border-t border-drift pt-8">
      <h2 id="further-device" className="mb-3 text-20 font-medium">
        {say('associate.device.title')}
      </h2>
      <p className="break-words">{say('associate.device.text', { store })}</p>
      <ScanCode of={code} label={say('associate.device.code')} isLarge />
      <p className="mt-4">
        <TextLink href={link} className="touch-area">
          {say('associate.device.link')}
        </TextLink>
      </p>
    </section>
  );
}
