import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

/** The purpose of the terms for the employee discount, with a link to their page. */
export function EmployeeTermsText() {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div className="max-w-prose space-y-4">
      <p>
        <LinkedText
          text={say('auth.employeeTerms.text', { link: linkMark })}
          href={`/${path}/associate-discount-terms`}
          label={say('auth.employeeTerms.link')}
        />
      </p>
      <p>{say('auth.employeeTerms.decline')}</p>
    </div>
  );
}
