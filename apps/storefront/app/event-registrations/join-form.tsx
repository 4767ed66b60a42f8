import type { SignUpPartProps } from '@eyelet/blocks/event-sign-up/sign-up-part.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { checkEventRegistration } from '@eyelet/domain/event-registrations/registration-form.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { genderOptions } from '../consumer/genders.ts';
import { PhoneField } from '../consumer/person-fields.tsx';
import type { FormAnswer } from '../forms/answer.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import { DayBoxes } from './day-boxes.tsx';
import { FailedNote } from './failed-note.tsx';
import { joinFormName, joinFormOf } from './join-values.ts';
import { TermsBox } from './terms-box.tsx';

export type JoinFormProps = Readonly<{
  event: SignUpPartProps['event'];
  days: readonly string[];
  submitCtaLabel?: string | undefined;
  details: Profile['consumerDetails'];
  /** The answer, when the form was posted without scripts. */
  answer?: FormAnswer | undefined;
  busy: boolean;
  /** Why the registration failed; the form is kept (B8.21). */
  failure: string | undefined;
  /** Undefined on a page without scripts, where the note cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** Sends the form; resolves to its errors by field. */
  onSend?: ((posted: FormData) => Promise<FieldErrors>) | undefined;
}>;

/** The form to register for an event, prefilled from the profile (B7.30). */
export function JoinForm(props: JoinFormProps) {
  const { event, days, submitCtaLabel, details, answer, busy, failure, onDismiss, onSend } = props;
  const say = useSay();
  const market = useMarket();
  const form = useForm({
    form: joinFormName,
    answer,
    check: (posted) => checkEventRegistration(joinFormOf(posted, days), market),
    onValid: onSend && ((posted) => void onSend(posted).then((errors) => form.setErrors(errors))),
  });
  const labels = {
    firstName: say('address.firstName'),
    lastName: say('address.lastName'),
    gender: say('account.gender'),
    phone: say('address.phone'),
    attendingDays: say(days.length === 1 ? 'events.oneDay' : 'events.days'),
    plusOne: say('events.plusOne'),
    eventTermsAccepted: say('events.termsLink'),
  };
  const phone = splitPhone(details.phone);
  const optional = say('address.optional');
  return (
    <Form
      method="post"
      action={`/${market.locale}/event-registration/${event.eventId}`}
      {...form.handlers}
      className="grid gap-5"
    >
      {failure && <FailedNote onDismiss={onDismiss}>{failure}</FailedNote>}
      <FormSummary form={joinFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
      <TextInput
        name="email"
        id={`${joinFormName}-email`}
        type="email"
        readOnly
        defaultValue={details.email}
        label={say('address.email')}
        hint={say('events.emailNote')}
        autoComplete="email"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field('firstName', details.firstName)}
          label={labels.firstName}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...form.field('lastName', details.lastName)}
          label={labels.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <Select
        {...form.field('gender', details.gender)}
        label={labels.gender}
        placeholder={say('address.choose')}
        options={genderOptions.map((value) => ({ value, label: say(`account.genders.${value}`) }))}
        optionalLabel={optional}
      />
      <PhoneField
        field={form.field}
        required={false}
        initial={phone?.national ?? details.phone}
        dialCode={phone?.dialCode}
      />
      <DayBoxes days={days} form={form} label={labels.attendingDays} />
      {event.enablePlusOne && (
        <TextInput
          {...form.field('plusOne')}
          label={labels.plusOne}
          hint={say('events.plusOneNote')}
          optionalLabel={optional}
          autoComplete="off"
        />
      )}
      <TermsBox form={form} termsPage={event.termsPage} />
      <div>
        <Button type="submit" busy={busy} busyLabel={say('events.sending')} className="w-full sm:w-auto sm:min-w-48">
          {submitCtaLabel ?? say('events.submit')}
        </Button>
      </div>
    </Form>
  );
}
