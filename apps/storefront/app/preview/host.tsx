import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

type PreviewProps = Readonly<{ shell: ShellData }>;

/** The bar of a preview; its script and its words load with previews only. */
export default function PreviewHost({ shell }: PreviewProps) {
  const [Bar, show] = useState<ComponentType<PreviewProps>>();
  const { language, tag } = shell.market;
  useEffect(() => {
    Promise.all([
      import('./bar.tsx'),
      import('./words.ts').then(({ loadAuthoringWords }) => loadAuthoringWords(language)),
    ])
      .then(([{ PreviewBar }, say]) => {
        const words = { say, tag };
        show(() => (props: PreviewProps) => (
          <WordsProvider words={words}>
            <PreviewBar {...props} />
          </WordsProvider>
        ));
      })
      .catch((error: unknown) => console.warn(error));
  }, [language, tag]);
  return Bar ? <Bar shell={shell} /> : null;
}
