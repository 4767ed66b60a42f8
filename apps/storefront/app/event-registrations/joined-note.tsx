import { Button } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';

export type JoinedNoteProps = Readonly<{
  status: 'confirmed' | 'waiting';
  email: string;
  confirmationTitle?: string | undefined;
  confirmationSubtitle?: string | undefined;
  onClose?: (() => void) | undefined;
}>;

/** Confirms a registration in the words of its author (B4.1.07), or a place on the waiting list. */
export function JoinedNote({ status, email, confirmationTitle, confirmationSubtitle, onClose }: JoinedNoteProps) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const waits = status === 'waiting';
  return (
    <div role="status">
      <Icon name="check" className="mb-4 size-8 text-kelp" />
      <h3 ref={title} tabIndex={-1} className="font-display text-28 font-semibold outline-none">
        {waits ? say('events.waiting.title') : (confirmationTitle ?? say('events.done.title'))}
      </h3>
      {!waits && confirmationSubtitle && <p className="mt-3 text-18">{confirmationSubtitle}</p>}
      <p className="mt-3 max-w-prose">{say(waits ? 'events.waiting.text' : 'events.done.text', { email })}</p>
      {onClose && (
        <Button tone="secondary" className="mt-8" onClick={onClose}>
          {say('events.close')}
        </Button>
      )}
    </div>
  );
}
