import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { coordinatesText } from './coordinates.ts';

/** The picture of a store; without one a drawing with its coordinates. */
export function StoreScene({ store }: Readonly<{ store: StorePage }>) {
  const words = useWords();
  const { picture, position } = store;
  if (picture !== null) {
    return (
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        width={1600}
        height={900}
        priority
        className="aspect-[4/3] w-full object-cover sm:aspect-[21/9] lg:max-h-[34rem]"
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className="relative aspect-[4/3] w-full overflow-hidden bg-ink text-foam sm:aspect-[21/9] lg:max-h-[26rem]"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 500"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        className="absolute inset-0 size-full"
      >
        <path
          strokeWidth="2"
          d="M0 300h520c40-4 52-60 96-70 30-7 34-92 84-94 58-2 52 84 86 104 22 13 34 32 40 60h374"
        />
        <path
          strokeWidth="1.5"
          opacity="0.7"
          d="M120 336h250M430 336h420M910 336h230M40 372h330M470 372h180M720 372h360"
        />
        <path
          strokeWidth="1.5"
          opacity="0.45"
          d="M200 408h160M440 408h300M820 408h190M90 444h220M520 444h140M730 444h120"
        />
        <circle cx="930" cy="118" r="34" strokeWidth="2" className="text-lichen" />
      </svg>
      <p className="absolute bottom-6 left-(--gutter) text-14 tabular-nums">{coordinatesText(position, words)}</p>
    </div>
  );
}
