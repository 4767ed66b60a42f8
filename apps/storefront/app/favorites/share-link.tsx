import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import { withWords } from '../words/dialog-words.tsx';
import type { ShareProps } from './share-open.tsx';

const shareDialog: DialogDefinition<ShareProps> = {
  name: 'share-favorites',
  side: 'modal',
  load: withWords(['page', 'lists'], () => import('./share-panel.tsx')),
};

/** Sharing the list: in a dialog, or above the list without scripts. */
export function ShareLink(props: ShareProps) {
  const say = useSay();
  const dialogs = useDialogs();
  const { path } = useLocale();
  return (
    <ButtonLink
      href={`/${path}/favorites?share=1`}
      tone="secondary"
      size="small"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        dialogs.open(shareDialog, props);
      }}
    >
      <Icon name="share" className="size-5" />
      {say('favorites.share')}
    </ButtonLink>
  );
}
