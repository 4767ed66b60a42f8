import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect, useState } from 'react';
import { addScript, withQuery } from '../shared/add-script.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { whyNoService } from '../shared/why-no-service.ts';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { SocialWallNeeds } from './needs.ts';
import type { SocialWall } from './schema.ts';

/** The service looks for containers that were there before its script; this one comes once the page is at rest (B9.12). */
const containerDelayMs = 500;

/**
 * Posts of shoppers, which a service outside writes into a container with its id (B2.2.52, B7.41). Where the service is not
 * set up nothing is shown, nor where it cannot be reached.
 */
export function SocialWallView({ props, answers, base, first }: BlockViewProps<SocialWall, SocialWallNeeds>) {
  const { script } = answers;
  const { containerId, filter } = props;
  const { tag } = useWords();
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setState('there'), containerDelayMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (state !== 'there' || !script) return;
    return addScript(withQuery(script, { container: containerId, locale: tag }), () => setState('failed'));
  }, [state, script, containerId, tag]);
  if (whyNoService(props, answers) || state === 'failed') return null;
  return (
    <div className="scripted">
      <BlockFrame props={props} className="grid gap-8">
        <Words props={props} base={base} first={first} />
        <div className="social-posts">
          {state === 'there' && <div id={containerId} data-social-wall="" data-filter={filter} />}
        </div>
      </BlockFrame>
    </div>
  );
}
