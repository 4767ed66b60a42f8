import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { updateProfile } from '../consumer/update-profile.ts';
import { InterestsChoice } from '../forms/interests-choice.tsx';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { refreshConsumer } from '../shopper/consumer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { chosenInterests } from './chosen-interests.ts';
import { welcomeDialog } from './welcome-dialog.ts';

export type InterestsPanelProps = Readonly<{
  profile: Profile;
  /** Whether a new member is welcomed afterwards. */
  welcomes: boolean;
}>;

const formId = 'choose-interests';

/** Asks for interests, all optional (C2.55). */
export default function InterestsPanel({
  close,
  titleId,
  profile,
  welcomes,
}: InterestsPanelProps & DialogContentProps) {
  const say = useSay();
  const dialogs = useDialogs();
  const { header, tag } = useLocale();
  const [saving, setSaving] = useState(false);
  const leave = () => {
    close();
    if (welcomes) dialogs.open(welcomeDialog, { firstName: profile.consumerDetails.firstName });
  };
  const save = async (interests: string) => {
    setSaving(true);
    try {
      await updateProfile(shopperOf(header).client, profile, { preferences: { interests } });
      await refreshConsumer();
      leave();
    } catch (error) {
      await tellRefusal(error, tag);
    } finally {
      setSaving(false);
    }
  };
  return (
    <DialogPanel
      title={say('account.interests')}
      titleId={titleId}
      close={leave}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={formId} busy={saving} busyLabel={say('account.saving')}>
            {say('account.save')}
          </Button>
          <Button tone="secondary" onClick={leave}>
            {say('joining.notNow')}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) void save(chosenInterests(new FormData(event.currentTarget)));
        }}
      >
        <p className="max-w-prose text-granite">{say('joining.interests.text')}</p>
        <InterestsChoice chosen={profile.preferences.interests} />
      </form>
    </DialogPanel>
  );
}
