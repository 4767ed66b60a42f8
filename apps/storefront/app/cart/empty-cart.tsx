import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { EmptyScene } from '@eyelet/ui/layout/empty-scene.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

/** An empty cart: a drawing and links to the categories. */
export function EmptyCart({ onLeave }: Readonly<{ onLeave?: () => void }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <EmptyScene drawing={<BareRock />} title={say('cart.empty.title')} text={say('cart.empty.text')}>
      <ButtonLink href={`/${path}`} onClick={onLeave}>
        {say('cart.empty.action')}
      </ButtonLink>
    </EmptyScene>
  );
}

/** A rock at low water, drawn in one line weight. */
function BareRock() {
  return (
    <svg
      viewBox="0 0 280 120"
      aria-hidden="true"
      className="w-full max-w-72 text-ink"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="212" cy="30" r="11" fill="var(--color-lichen)" stroke="none" />
      <path d="M1 84h62M224 84h55" strokeWidth="1.2" />
      <path
        d="M58 90c10-4 14-20 27-26 9-4 13-16 24-18 12-2 19 9 29 10 12 2 17-9 28-4 14 6 18 21 31 26 11 4 22 7 31 12"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M112 60c6 5 8 12 16 15M150 66c-4 6-3 11-9 15M171 66c3 7 11 9 14 15M92 74c5 2 6 7 12 8" strokeWidth="1" />
      <path d="M22 99c14-4 25 4 39 0s25 4 39 0 25 4 39 0 25 4 39 0 25 4 39 0 25 4 39 0" strokeWidth="1.2" />
      <path d="M62 110c12-3 21 3 33 0s21 3 33 0 21 3 33 0 21 3 33 0" strokeWidth="1.2" opacity=".5" />
    </svg>
  );
}
