import type { SignUpPartProps } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { registerForEvent } from '@eyelet/contracts/event-registrations/register.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useState } from 'react';
import type { FieldErrors } from '../forms/field-errors.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { JoinForm } from './join-form.tsx';
import { joinBodyOf, joinFields } from './join-values.ts';

type JoinStepProps = Pick<SignUpPartProps, 'event' | 'days' | 'submitCtaLabel'> &
  Readonly<{ profile: Profile; onJoined: (status: 'confirmed' | 'waiting') => void }>;

/** Registering for an event without leaving its page (B2.2.48). */
export function JoinStep({ event, days, submitCtaLabel, profile, onJoined }: JoinStepProps) {
  const market = useMarket();
  const { tag } = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { consumerDetails: details } = profile;

  async function send(posted: FormData): Promise<FieldErrors> {
    if (busy) return {};
    setBusy(true);
    setFailure(undefined);
    try {
      const { eventId } = event;
      const body = joinBodyOf(posted, { eventId, email: details.email, market, days, now: new Date() });
      const { status } = await currentShopper().client.call(registerForEvent, { body });
      onJoined(status === 'waiting' ? 'waiting' : 'confirmed');
      return {};
    } catch (error) {
      return await show(error);
    } finally {
      setBusy(false);
    }
  }

  /** Shows errors of a field beside it, all others above the form. */
  async function show(error: unknown): Promise<FieldErrors> {
    const t = await loadMessages(tag, ['errors']);
    if (!(error instanceof ApiError)) {
      console.warn(error);
      setFailure(t('error.network'));
      return {};
    }
    const fields = error.errorDetails.flatMap(({ field, errorId, details }) => {
      const name = field === 'phoneNumber' ? 'phone' : field;
      return name && joinFields.includes(name) ? [[name, errorText(t, errorId, details)] as const] : [];
    });
    if (fields.length === 0) setFailure(errorText(t, error.id, error.errorDetails[0]?.details));
    return Object.fromEntries(fields);
  }

  return (
    <JoinForm
      event={event}
      days={days}
      submitCtaLabel={submitCtaLabel}
      details={details}
      busy={busy}
      failure={failure}
      onDismiss={() => setFailure(undefined)}
      onSend={send}
    />
  );
}
