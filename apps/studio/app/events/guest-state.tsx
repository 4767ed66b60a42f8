import type { RegistrationState } from '@eyelet/contracts/event-registrations/registration.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

export const guestStateLabels = {
  confirmed: 'studio.events.state.confirmed',
  waiting: 'studio.events.state.waiting',
  cancelled: 'studio.events.state.cancelled',
} as const satisfies Readonly<Record<RegistrationState, MessageKey>>;

const tones: Readonly<Record<RegistrationState, Tone>> = {
  confirmed: 'good',
  waiting: 'warning',
  cancelled: 'neutral',
};

export function GuestState({ status }: Readonly<{ status: RegistrationState }>) {
  const { t } = useWords();
  return <Badge tone={tones[status]}>{t(guestStateLabels[status])}</Badge>;
}
