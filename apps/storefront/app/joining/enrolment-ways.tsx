import type { EnrolmentEvent, EnrolmentStep } from '@eyelet/domain/consumer/enrolment.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

/** The other buttons of each step, besides the one of its form. */
export const enrolmentWays: Readonly<
  Partial<
    Record<EnrolmentStep, readonly Readonly<{ event: EnrolmentEvent; label: 'forgot' | 'other' | 'back' | 'later' }>[]>
  >
> = {
  signIn: [
    { event: 'forgot', label: 'forgot' },
    { event: 'otherEmail', label: 'other' },
  ],
  signUp: [{ event: 'otherEmail', label: 'other' }],
  forgotPassword: [{ event: 'done', label: 'back' }],
  nonLoyalty: [{ event: 'declined', label: 'later' }],
  mobile: [{ event: 'declined', label: 'later' }],
  interests: [{ event: 'declined', label: 'later' }],
};

const labels = {
  forgot: 'joining.enrolment.signIn.forgot',
  other: 'joining.enrolment.otherEmail',
  back: 'joining.enrolment.back',
  later: 'joining.notNow',
} as const;

type EnrolmentWaysProps = Readonly<{ step: EnrolmentStep; turn: (event: EnrolmentEvent) => void }>;

/** Buttons that go to another step than the form does; without scripts they post the event. */
export function EnrolmentWays({ step, turn }: EnrolmentWaysProps) {
  const say = useSay();
  return enrolmentWays[step]?.map(({ event, label }) => (
    <Button
      key={event}
      type="submit"
      name="turn"
      value={event}
      formNoValidate
      tone="quiet"
      onClick={(press) => {
        press.preventDefault();
        turn(event);
      }}
      className="!px-0"
    >
      {say(labels[label])}
    </Button>
  ));
}
