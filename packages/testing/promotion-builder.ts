import type { Promotion, PromotionTexts } from '@eyelet/domain/promotions/promotion.ts';

const everywhere = (texts: PromotionTexts) => ({ en: texts, fr: texts, de: texts, it: texts });

type Given = Omit<Partial<Promotion>, 'texts'> & Readonly<{ texts?: Partial<PromotionTexts> }>;

/** By default ten percent off the order for everybody, without a code. */
export function promotion(id: string, { texts, ...members }: Given = {}): Promotion {
  return {
    id,
    level: 'ORDER',
    benefit: { kind: 'percent', percent: 10 },
    concerns: null,
    threshold: null,
    audience: null,
    locales: null,
    wants: {},
    needsCoupon: false,
    rank: 1,
    enabled: true,
    exclusive: false,
    group: null,
    limits: null,
    mostOff: null,
    belowFloor: false,
    startsAt: null,
    endsAt: null,
    texts: everywhere({ name: `Name of ${id}`, callout: `Callout of ${id}`, ...texts }),
    ...members,
  };
}
