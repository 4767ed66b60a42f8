import { useWords } from '@eyelet/ui/words/words.tsx';
import { useEffect, useId, useState } from 'react';
import { addScript, withQuery } from '../shared/add-script.ts';
import { BlockFrame } from '../shared/frame.tsx';
import { whyNoService } from '../shared/why-no-service.ts';
import { Words } from '../shared/words.tsx';
import type { BlockViewProps } from '../view-props.ts';
import type { SocialPostsNeeds } from './needs.ts';
import type { SocialPosts } from './schema.ts';
import { useProductTag } from './use-product-tag.ts';

/** Posts about a product, by a script outside that is loaded for a locale and a tag (B2.2.53). */
export function SocialPostsView({ props, answers, base, first }: BlockViewProps<SocialPosts, SocialPostsNeeds>) {
  const { script } = answers;
  const { tag: locale } = useWords();
  const about = useProductTag(props.productTag);
  const id = useId();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!script || !about) return;
    return addScript(withQuery(script, { locale, tag: about }), () => setFailed(true), { into: id });
  }, [script, about, locale, id]);
  if (whyNoService(props, answers) || about === null || failed) return null;
  return (
    <div className="scripted">
      <BlockFrame props={props} className="grid gap-8">
        <Words props={props} base={base} first={first} />
        <div id={id} className="social-posts" data-tag={about} />
      </BlockFrame>
    </div>
  );
}
