import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { type EnrolmentEvent, type EnrolmentStep, moveEnrolment } from '@eyelet/domain/consumer/enrolment.ts';
import { useState } from 'react';
import type { FieldErrors } from '../forms/field-errors.ts';
import { refusedFields } from '../forms/refused-fields.ts';
import { keptLead } from '../session/lead.ts';
import { useFeatures } from '../shop/features.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { botProof } from '../shopper/bot-proof.ts';
import { refreshConsumer, signIn } from '../shopper/consumer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { tabStorage } from '../storage/storage.ts';
import { performEnrolment } from './enrolment-perform.ts';
import { type EnrolmentPerson, personOf } from './enrolment-person.ts';
import { enrolmentFieldById } from './refused-sign-up.ts';

export type EnrolmentState = Readonly<{
  step: EnrolmentStep;
  /** The email that was looked up. */
  email: string;
  profile: Profile | undefined;
  /** Whether a link to reset the password has just been mailed. */
  linkSent: boolean;
}>;

export type Enrolment = EnrolmentState &
  Readonly<{
    person: EnrolmentPerson | undefined;
    busy: boolean;
    /** Performs the step and goes to the next; resolves to errors by field. */
    submit: (posted: FormData) => Promise<FieldErrors>;
    /** Goes to another step than the form does. */
    turn: (event: EnrolmentEvent) => void;
  }>;

/** The state of the enrolment in the browser (C2.73). */
export function useEnrolment(start: EnrolmentState): Enrolment {
  const market = useMarket();
  const { header, tag } = useLocale();
  const collectsInterests = useFeatures().includes('interests');
  const [state, setState] = useState(start);
  const [busy, setBusy] = useState(false);

  const move = (event: EnrolmentEvent, known: Partial<EnrolmentState> = {}) =>
    setState((before) => {
      const after = { ...before, linkSent: false, ...known };
      const profile = after.profile && personOf(after.profile);
      return { ...after, step: moveEnrolment(before.step, event, { profile, collectsInterests }) };
    });

  const submit = async (posted: FormData): Promise<FieldErrors> => {
    if (busy) return {};
    setBusy(true);
    try {
      const { client } = shopperOf(header);
      const { step, email, profile } = state;
      const lead = keptLead(tabStorage());
      const by = { client, signIn, proof: () => botProof('register'), email, profile, market, lead };
      const { event, ...known } = await performEnrolment(step, posted, by);
      if (known.profile && known.profile !== profile) await refreshConsumer();
      move(event, { ...known, linkSent: step === 'forgotPassword' });
      return {};
    } catch (error) {
      const fields = ['email', 'password', 'phone', 'birthDate', 'firstName', 'lastName', 'postalCode'];
      return await refusedFields(error, { tag, fieldById: enrolmentFieldById, fields });
    } finally {
      setBusy(false);
    }
  };

  return { ...state, person: state.profile && personOf(state.profile), busy, submit, turn: (event) => move(event) };
}
