import { useSay } from '../words/words.tsx';
import { TextLink } from './text-link.tsx';

/** Stands in a message for where its link belongs; no text of a shop has this sign. */
export const linkMark = '\u0001';

/** A sentence with a link in it; it opens beside the page, so that a form half filled in stays as it is. */
export function LinkedText({ text, href, label }: Readonly<{ text: string; href: string; label: string }>) {
  const say = useSay();
  const [before = '', after = ''] = text.split(linkMark);
  return (
    <>
      {before}
      <TextLink href={href} target="_blank">
        {label}
        <span className="sr-only"> {say('shop.newTab')}</span>
      </TextLink>
      {after}
    </>
  );
}
