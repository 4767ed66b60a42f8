import { readStaffFactors } from '@eyelet/contracts/staff-account/read-factors.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../frame/page.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { factorsKey } from './factors.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The account of the signed-in person: profile, ways to sign in, and sessions. */
export function AccountPage() {
  const { t } = useWords();
  const { data: factors, error } = useQuery({ queryKey: factorsKey, queryFn: () => call(readStaffFactors, {}) });
  return (
    <Page title={t('studio.account.title')}>
      <div className="sections sections-narrow">
        <ProfileSection />
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
        {factors ? (
          <>
            <PasswordSection factors={factors} />
            <PasskeysSection factors={factors} />
          </>
        ) : undefined}
        <SessionsSection />
      </div>
    </Page>
  );
}
