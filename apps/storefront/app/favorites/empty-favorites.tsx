import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { EmptyScene } from '@eyelet/ui/layout/empty-scene.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { GuestNote } from './guest-note.tsx';

/** An empty list of favorites: a drawing and links to the categories. */
export function EmptyFavorites({ signedIn }: Readonly<{ signedIn: boolean }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <EmptyScene drawing={<HeartOnTheShore />} title={say('favorites.empty.title')} text={say('favorites.empty.text')}>
      <ButtonLink href={`/${path}`}>{say('favorites.empty.action')}</ButtonLink>
      <GuestNote signedIn={signedIn} />
    </EmptyScene>
  );
}

/** A heart in the sand above the waterline, drawn in one line weight. */
function HeartOnTheShore() {
  return (
    <svg
      viewBox="0 0 280 120"
      aria-hidden="true"
      className="w-full max-w-72 text-ink"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="212" cy="24" r="11" fill="var(--color-lichen)" stroke="none" />
      <path d="M1 44c40-5 74-5 110-1s94 6 168 0" strokeWidth="1.2" />
      <path d="M22 56c14-4 25 4 39 0s25 4 39 0 25 4 39 0 25 4 39 0 25 4 39 0" strokeWidth="1.2" opacity=".5" />
      <path d="M1 74c52 9 96-4 150 1s88 7 128-2" strokeWidth="1.6" />
      <path
        d="M124 110c-14-8-21-14-21-20 0-8 13-9 20-1 6-9 21-9 23-1 2 7-8 14-22 22Z"
        strokeWidth="1.6"
        strokeDasharray="7 3"
      />
      <path d="M60 92c3-2 7-2 9 0M190 96c4-3 8-2 11 0M218 88c3-1 5-1 8 1M34 104c4-2 6-2 9 0" strokeWidth="1" />
    </svg>
  );
}
