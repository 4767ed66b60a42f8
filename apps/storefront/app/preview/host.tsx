import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { ShellData } from '../shop/read-shell.ts';

type PreviewProps = Readonly<{ shell: ShellData }>;

/** Whether the page is in the frame of the editor; the policy of pages forbids all other frames. */
const isFramed = () => window.parent !== window;

/** The bar of a preview, or the canvas of the editor; their scripts and messages load in previews only. */
export default function PreviewHost({ shell }: PreviewProps) {
  const [Tool, show] = useState<ComponentType<PreviewProps>>();
  const { language, tag } = shell.market;
  const shopper = shell.preview?.previewShopper;
  useEffect(() => {
    if (shopper) pretend(shopper, language).catch((error: unknown) => console.warn(error));
  }, [shopper, language]);
  useEffect(() => {
    const loading = isFramed() ? import('./canvas.tsx').then(({ Canvas }) => Canvas) : loadBar(language, tag);
    markLacking(language).catch((error: unknown) => console.warn(error));
    loading.then((Loaded) => show(() => Loaded)).catch((error: unknown) => console.warn(error));
  }, [language, tag]);
  return Tool ? <Tool shell={shell} /> : null;
}

async function pretend(shopper: PreviewShopper, language: Language): Promise<void> {
  const [{ pretendToBe }, { loadAuthoringWords }] = await Promise.all([import('./pretend.ts'), import('./words.ts')]);
  const say = await loadAuthoringWords(language);
  pretendToBe(shopper, say(`preview.shopper.${shopper}`));
}

async function markLacking(language: Language): Promise<void> {
  const [{ showLacking }, { loadAuthoringWords }] = await Promise.all([import('./lacking.ts'), import('./words.ts')]);
  const say = await loadAuthoringWords(language);
  showLacking(say('preview.lacking'), say('preview.empty'));
}

async function loadBar(language: Language, tag: string): Promise<ComponentType<PreviewProps>> {
  const [{ PreviewBar }, { loadAuthoringWords }] = await Promise.all([import('./bar.tsx'), import('./words.ts')]);
  const words = { say: await loadAuthoringWords(language), tag };
  return (props) => (
    <WordsProvider words={words}>
      <PreviewBar {...props} />
    </WordsProvider>
  );
}
