import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay, WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, useEffect } from 'react';
import type { MotionProps } from './motion-props.ts';
import { moveSlides } from './move-slides.ts';
import { SlideControls } from './slide-controls.tsx';

/** What moves slides, with its words in the language of the page. */
export async function openMotion(tag: string): Promise<ComponentType<MotionProps>> {
  const words = { say: await loadMessages(tag, ['slides']), tag };
  return (props) => (
    <WordsProvider words={words}>
      <Motion {...props} />
    </WordsProvider>
  );
}

/** The controls of a carousel; it moves as long as they are there. */
function Motion({ frame, layouts, total }: MotionProps) {
  const say = useSay();
  useEffect(() => (frame.current ? moveSlides(frame.current, layouts, say) : undefined), [frame, layouts, say]);
  return <SlideControls layouts={layouts} total={total} />;
}
