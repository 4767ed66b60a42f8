import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { checkSignUp, type SignUpForm, signUpFields } from '@eyelet/domain/auth/sign-up.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { errorsOfProblems, type FieldErrors } from '../forms/field-errors.ts';
import { refusedFields } from '../forms/refused-fields.ts';
import { keptLead } from '../session/lead.ts';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { botProof } from '../shopper/bot-proof.ts';
import { signIn } from '../shopper/consumer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { tabStorage } from '../storage/storage.ts';
import type { Arrival } from './arrival.ts';
import { createAccount } from './create-account.ts';
import { asksToCheckAgain, signUpFieldById } from './refused-sign-up.ts';
import { readServerDay } from './server-day.ts';

export type SignedUp = Readonly<{
  /** Undefined when the account was created and signing in failed. */
  profile: Profile | undefined;
  newsletter: boolean;
}>;

type Sent = Readonly<{ errors: FieldErrors; done?: SignedUp }>;

/** Signs up in the browser; resolves to errors by field, or to the profile. */
export function useSignUp(arrival: Arrival): (form: SignUpForm) => Promise<Sent> {
  const say = useSay();
  const market = useMarket();
  const { header, tag } = useLocale();
  return async (form) => {
    const { client } = shopperOf(header);
    const { variant } = arrival;
    try {
      const joining = { client, signIn, proof: () => botProof('register') };
      const joined = await createAccount(joining, form, withLead(arrival), market.dateFormat);
      if (!joined.profile) await tellRefusal(joined.refusal, tag);
      return { errors: {}, done: { profile: joined.profile, newsletter: form.newsletter } };
    } catch (error) {
      const fields = signUpFields(variant, market);
      const errors = await refusedFields(error, { tag, fieldById: signUpFieldById, fields });
      if (!asksToCheckAgain(error)) return { errors };
      const today = await readServerDay(client);
      return { errors: { ...errors, ...errorsOfProblems(checkSignUp(form, { variant, market, today }), say) } };
    }
  };
}

/** Values that the URL does not have may be kept from an earlier page of the visit. */
function withLead(arrival: Arrival): Arrival {
  const kept = keptLead(tabStorage());
  const leadSource = arrival.leadSource || kept.leadSource;
  return { ...arrival, leadSource, referralCode: arrival.referralCode || kept.referralCode };
}
