import type { CurrentPromotion } from '@eyelet/contracts/promotions/list.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { figureOf } from './figure.ts';

/** How many pictures a plate shows side by side. */
export const picturesShown = 2;

export type PlateProps = Readonly<{
  promotion: CurrentPromotion;
  /** Names of pictures of its goods. */
  pictures: readonly string[];
  currency: string;
  /** Whether it is on the first screen. */
  priority: boolean;
}>;

/** The plate of a promotion: its gift or its goods, or else its figure alone, as on a poster. */
export function Plate({ promotion: { benefit, gift }, pictures, currency, priority }: PlateProps) {
  const { say, tag } = useWords();
  const figure = figureOf(benefit, { say, tag, currency });
  const shown = gift ? [gift.picture] : pictures;
  if (shown.length === 0) {
    return (
      <div className="flex aspect-[3/2] items-end bg-ink p-6 text-foam lg:p-8">
        {figure === undefined ? (
          <Icon name="parcel" className="size-24 stroke-1" />
        ) : (
          <p className={`font-display font-semibold ${figure.length > 8 ? 'text-64' : 'text-96'}`}>{figure}</p>
        )}
      </div>
    );
  }
  return (
    <div className="relative flex aspect-[3/2] overflow-hidden bg-mist">
      {shown.map((name) => (
        <Picture
          key={name}
          name={name}
          alt={gift?.name ?? ''}
          sizes={`(min-width: 80rem) ${32 / shown.length}vw, (min-width: 48rem) ${48 / shown.length}vw, ${100 / shown.length}vw`}
          priority={priority}
          most={800}
          className="h-full min-w-0 flex-1 object-cover"
        />
      ))}
      {figure !== undefined && (
        <p className="absolute bottom-0 left-0 bg-foam pr-4 pt-3 font-display text-40 font-semibold">{figure}</p>
      )}
    </div>
  );
}
