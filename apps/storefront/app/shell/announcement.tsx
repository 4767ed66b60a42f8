import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { memo, useRef } from 'react';
import type { ShellData } from '../shop/read-shell.ts';
import { MyStoreLink } from '../stores/my-store-link.tsx';

/** The script of the bar is loaded on the first touch. */
const line = latePart(async () => (await import('./announcement-line.tsx')).AnnouncementLine, { bySight: false });

type AnnouncementProps = Readonly<{ shell: Pick<ShellData, 'benefitBar' | 'market'> }>;

/** The bar above the header, as authored, with the shopper's store on wide screens. */
export const Announcement = memo(({ shell: { benefitBar, market } }: AnnouncementProps) => {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  line.useNearness(place);
  if (!benefitBar) return null;
  return (
    <aside
      aria-label={say('shop.header.announcements')}
      className="relative bg-ink text-14 text-foam lg:min-h-9 lg:[@media(max-height:50rem)]:hidden"
    >
      <div ref={place} className="announcement">
        <line.Part bar={benefitBar} base={`/${market.locale}`} />
      </div>
      <MyStoreLink className="absolute left-(--gutter) top-0 h-9 gap-1.5 max-lg:hidden" />
    </aside>
  );
});
