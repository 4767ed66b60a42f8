import { NewsletterForm } from '@eyelet/blocks/newsletter/form.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

/** The newsletter form in the footer, with a link to text messages where the market has them. */
export function FooterNewsletter() {
  const say = useSay();
  const { locale, signUp } = useMarket();
  return (
    <section
      aria-labelledby="footer-newsletter"
      className="footer-newsletter grid gap-8 border-b border-foam/20 px-gutter py-14 lg:grid-cols-4 lg:gap-12 lg:py-20"
    >
      <div className="lg:col-span-2">
        <h2 id="footer-newsletter" className="font-display text-28 font-semibold">
          {say('newsletter.title')}
        </h2>
        <p className="mt-2 max-w-prose opacity-80">{say('newsletter.text')}</p>
        {signUp.smsOptIn !== 'none' && (
          <Link href={`/${locale}/newsletter#sms`} className="plain-link touch-area mt-4 inline-block">
            {say('newsletter.bySms')}
          </Link>
        )}
      </div>
      <NewsletterForm base={`/${locale}`} onInk className="lg:col-span-2" />
    </section>
  );
}
