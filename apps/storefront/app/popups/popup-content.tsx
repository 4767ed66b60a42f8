import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { type SendNewsletter, SendNewsletterContext } from '@eyelet/blocks/newsletter/answer.ts';
import { NewsletterForm } from '@eyelet/blocks/newsletter/form.tsx';
import { Html } from '@eyelet/blocks/shared/html.tsx';
import { Targets } from '@eyelet/blocks/shared/targets.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useContext } from 'react';
import { useMarket } from '../shop/shop-data.ts';

const logoSizes = { small: 'size-10', medium: 'size-16', large: 'size-24' } as const;

export type PopupContentProps = Readonly<{ popup: ShownPopup; onDone?: (() => void) | undefined }>;

/** The content of an expanded pop-up below its title: logo, text, newsletter form or calls to action, and small print. */
export function PopupContent({ popup, onDone }: PopupContentProps) {
  const { logo, logoSize = 'medium', richText, targets, disclaimer } = popup.props;
  const base = `/${useMarket().locale}`;
  const sendTo = useContext(SendNewsletterContext);
  // Subscribers do not see the form again.
  const send: SendNewsletter | undefined =
    sendTo &&
    (async (form) => {
      const answer = await sendTo(form);
      if (answer.done) onDone?.();
      return answer;
    });
  return (
    <>
      {logo && (
        <Picture
          name={logo.picture}
          alt={logo.alt}
          sizes="6rem"
          most={240}
          className={`popup-logo ${logoSizes[logoSize]}`}
        />
      )}
      {richText && <Html className="rich-text" html={richText} />}
      {popup.type === 'newsletter' && (
        <SendNewsletterContext value={send}>
          <NewsletterForm base={base} className="w-full" />
        </SendNewsletterContext>
      )}
      {targets && <Targets props={{ targets }} base={base} />}
      {disclaimer && <Html html={disclaimer} className="text-12 text-granite [&_a]:underline" />}
    </>
  );
}
