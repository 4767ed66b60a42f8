import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocaleLinks } from '../shop/locale-links.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { rememberLocale } from '../shop/remember-locale.ts';

const regions = ['NORA', 'EMEA'] as const;

/** All markets by region; each link goes to the same page there, as a new document. */
export function LocaleList({ shell, className = '' }: Readonly<{ shell: ShellData; className?: string }>) {
  const say = useSay();
  const linkTo = useLocaleLinks();
  return (
    <div className={`link-list space-y-4 ${className}`}>
      {regions.map((region) => (
        <div key={region}>
          <p className="label-caps opacity-70">{say(`shop.locale.region.${region}`)}</p>
          <ul className="mt-1.5">
            {shell.choices
              .filter((choice) => choice.region === region)
              .map((choice) => (
                <li key={choice.locale}>
                  <a
                    href={linkTo(choice)}
                    onClick={() => rememberLocale(choice.locale)}
                    hrefLang={choice.hreflang}
                    aria-current={choice.locale === shell.market.locale ? 'true' : undefined}
                  >
                    {choice.countryName} <span className="opacity-70">{choice.languageName}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
