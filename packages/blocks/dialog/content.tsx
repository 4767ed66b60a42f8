import { IconButton } from '@eyelet/ui/actions/icon-button.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { ReactNode } from 'react';
import { CloseBlockContext } from '../event-sign-up/sign-up-part.ts';
import { inColour } from '../shared/colour.ts';
import { Html } from '../shared/html.tsx';
import { BlockMedia } from '../shared/media.tsx';
import { Targets } from '../shared/targets.tsx';
import { BlockTitle, Subtitle } from '../shared/title.tsx';
import { AboveTitle } from '../shared/words.tsx';
import type { Dialog } from './schema.ts';

const form = latePart(async () => (await import('../newsletter/form.tsx')).NewsletterForm);

export type DialogContentOwnProps = DialogContentProps &
  Readonly<{ props: Dialog; base: string; held: readonly ReactNode[] }>;

const layouts = {
  'media-top': 'grid',
  'media-left': 'dialog-wide grid lg:grid-cols-[2fr_3fr]',
  'media-body': 'grid',
} as const;

/** The dialog of a block: its picture above the words, at their left from `lg` on, or within the text. */
export function DialogContent({ props, base, held, close, titleId }: DialogContentOwnProps) {
  const say = useSay();
  const { layout } = props;
  return (
    <div className={classes('min-h-0 overflow-y-auto overscroll-contain', layouts[layout])} data-layout={layout}>
      {layout !== 'media-body' && props.media && (
        <div className={layout === 'media-left' ? 'dialog-media-left' : 'dialog-media-top'}>
          <BlockMedia props={props} base={base} sizes="40rem" />
        </div>
      )}
      <div className="p-6 pt-8 lg:p-10">
        <CloseBlockContext value={close}>
          <DialogWords props={props} base={base} titleId={titleId} held={held} />
        </CloseBlockContext>
      </div>
      <IconButton icon="close" label={say('shop.close')} className="absolute right-3 top-3 bg-foam" onClick={close} />
    </div>
  );
}

type DialogWordsProps = Pick<DialogContentOwnProps, 'props' | 'base' | 'titleId' | 'held'>;

/** What a dialog says, and the form it may hold. */
export function DialogWords({ props, base, titleId, held }: DialogWordsProps) {
  const { title, titleHtml, richText, richTextColor, richTextBelowTargets, layout, media, opener } = props;
  // A dialog has a name, and the page its own heading.
  const named = { ...props, title: title ?? titleHtml?.replace(/<[^>]*>/g, '') ?? opener.text, titleH1: false };
  const text = (
    <div className="flow-root">
      {layout === 'media-body' && media && (
        <div className="mb-4 md:float-right md:ml-6 md:w-2/5">
          <BlockMedia props={props} base={base} sizes="(min-width: 48rem) 16rem, 100vw" className="aspect-3/4" />
        </div>
      )}
      {richText && <Html className="rich-text" html={richText} style={inColour(richTextColor)} />}
    </div>
  );
  return (
    <div className="words">
      <AboveTitle props={props} />
      <div id={titleId}>
        <BlockTitle props={named} first={false} look="small" as="h2" />
      </div>
      <Subtitle props={props} />
      {!richTextBelowTargets && text}
      {props.newsletter && <form.Part base={base} className="mt-2 w-full" />}
      {held.length > 0 && <div className="dialog-held">{held}</div>}
      <Targets props={props} base={base} />
      {richTextBelowTargets && text}
    </div>
  );
}
