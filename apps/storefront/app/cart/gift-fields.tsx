import type { GiftOption } from '@eyelet/contracts/cart/gift-option.ts';
import { giftMessageMax } from '@eyelet/domain/cart/gift-form.ts';
import { TextArea, TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { CheckedForm } from '../forms/use-form.ts';

/** The recipient of a greeting, and its text. */
export function GiftFields({ field, gift }: Readonly<{ field: CheckedForm['field']; gift: GiftOption | null }>) {
  const say = useSay();
  return (
    <>
      <TextInput {...field('to', gift?.to)} label={say('delivery.gift.to')} required maxLength={60} />
      <TextInput
        {...field('email', gift?.email)}
        type="email"
        autoComplete="off"
        label={say('delivery.gift.email')}
        maxLength={100}
      />
      <TextArea
        {...field('message', gift?.message)}
        label={say('delivery.gift.message')}
        required
        maxLength={giftMessageMax}
      />
    </>
  );
}
