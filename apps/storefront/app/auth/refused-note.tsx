import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { linksOfRefusal } from './refused-sign-in.ts';

export type RefusedNoteProps = Readonly<{ id: string; text: string; onForgot?: (() => void) | undefined }>;

/** Why a sign-in was refused, above the form; it stays when the notification has gone. */
export function RefusedNote({ id, text, onForgot }: RefusedNoteProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div className="flex gap-3 border-l-2 border-buoy bg-paper p-4">
      <Icon name="warning" className="size-5 shrink-0 text-buoy" />
      <div>
        <p>{text}</p>
        {linksOfRefusal(id).map(({ label, place }) => (
          <TextLink
            key={place}
            href={`/${path}${place}`}
            className="mr-5 mt-2 inline-block text-14"
            onClick={(event) => {
              if (!onForgot || place !== '/forgot-password') return;
              event.preventDefault();
              onForgot();
            }}
          >
            {say(label)}
          </TextLink>
        ))}
      </div>
    </div>
  );
}
