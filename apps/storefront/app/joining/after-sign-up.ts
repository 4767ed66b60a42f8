import { asksForInterests } from '@eyelet/domain/auth/sign-up.ts';
import type { SignUpVariant } from '@eyelet/domain/markets/sign-up-rules.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useFeatures } from '../shop/features.ts';
import { useMarket } from '../shop/shop-data.ts';
import { interestsDialog } from './interests-dialog.ts';
import type { SignedUp } from './use-sign-up.ts';
import { welcomeDialog } from './welcome-dialog.ts';

/** What is shown after a sign-up: the interests, the welcome of a new member, or a toast that the account is ready (B4.3.01). */
export function useAfterSignUp(variant: SignUpVariant, toBuy: boolean): (done: SignedUp) => void {
  const say = useSay();
  const dialogs = useDialogs();
  const market = useMarket();
  const collectsInterests = useFeatures().includes('interests');
  return ({ profile, newsletter }) => {
    if (!profile) return;
    const welcomes = profile.isLoyaltyMember && !toBuy;
    if (asksForInterests({ collectsInterests }, { variant, newsletter, toBuy }, market)) {
      dialogs.open(interestsDialog, { profile, welcomes });
    } else if (welcomes) {
      dialogs.open(welcomeDialog, { firstName: profile.consumerDetails.firstName });
    } else {
      toasts.show({ title: say('joining.created'), tone: 'success' });
    }
  };
}
