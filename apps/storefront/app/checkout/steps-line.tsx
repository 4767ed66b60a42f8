import { type CheckoutProgress, type CheckoutStep, checkoutSteps } from '@eyelet/domain/checkout/steps.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

/** The three steps in a row; completed ones are links (C4.01). */
export function StepsLine({ current, progress }: Readonly<{ current: CheckoutStep; progress: CheckoutProgress }>) {
  const say = useSay();
  const { path } = useLocale();
  const at = checkoutSteps.indexOf(current);
  const isOpen = { shipping: true, billing: progress.shipping, summary: progress.shipping && progress.billing };
  return (
    <nav aria-label={say('checkout.steps')}>
      <ol className="grid grid-cols-3 gap-2 sm:gap-4">
        {checkoutSteps.map((step, index) => {
          const label = say(`checkout.step.${step}`);
          const done = index < at;
          const content = (
            <span className="flex items-center gap-2">
              {done ? (
                <Icon name="check" className="size-4 text-kelp" />
              ) : (
                <span className="tabular-nums">{index + 1}</span>
              )}
              {label}
            </span>
          );
          return (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={`border-t-2 pt-3 text-14 ${index <= at ? 'border-ink' : 'border-drift text-granite'} ${step === current ? 'font-medium' : ''}`}
            >
              {step !== current && isOpen[step] ? (
                <Link href={`/${path}/checkout?step=${step}`} className="quiet-link touch-area block">
                  {content}
                </Link>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
