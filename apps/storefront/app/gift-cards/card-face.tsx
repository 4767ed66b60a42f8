import { useSay } from '@eyelet/ui/words/words.tsx';
import { useShopName } from '../shop/brand.ts';

type CardFaceProps = Readonly<{
  design: 'shore' | 'kelp' | 'dawn';
  /** Formatted, with its currency. */
  amount: string;
}>;

const looks = {
  shore: 'bg-ink text-foam',
  kelp: 'bg-kelp text-paper',
  dawn: 'bg-lichen text-ink',
} as const;

/** Heights of the contour lines, from the outermost island to the innermost. */
const contours = [0, 1, 2, 3, 4, 5, 6];

/** The picture of a gift card: the name of the shop, its value, and the contour lines of an island. */
export function CardFace({ design, amount }: CardFaceProps) {
  const say = useSay();
  const shopName = useShopName();
  return (
    <div
      className={`relative flex aspect-[8/5] w-full flex-col justify-between overflow-hidden p-6 print:border print:border-ink sm:p-8 ${looks[design]}`}
    >
      <svg viewBox="0 0 320 200" aria-hidden="true" className="absolute inset-0 size-full opacity-40" fill="none">
        {contours.map((height) => (
          <path
            key={height}
            d="M-96 6C-88-58-30-88 34-80S120-38 108 12 40 92-22 86-104 64-96 6Z"
            transform={`translate(${236 - height * 4} ${96 + height * 3}) scale(${1.3 - height * 0.18}) rotate(${height * 7})`}
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="relative font-display text-22 font-semibold">{shopName}</p>
      <p className="relative">
        <span className="block font-display text-40 font-semibold">{amount}</span>
        {say('giftCards.card')}
      </p>
    </div>
  );
}
