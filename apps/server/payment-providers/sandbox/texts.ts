import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { SandboxTexts } from './pages/texts.ts';

/** The texts of the provider's pages for a BCP 47 tag. */
export function sandboxTexts(tag: string): SandboxTexts {
  const t = createMessages(tag);
  return {
    fieldsTitle: t('checkout.cardFields'),
    number: t('checkout.cardNumber'),
    expiry: t('checkout.cardExpiry'),
    code: t('checkout.cardCode'),
    useCard: t('checkout.cardSave'),
    notice: t('shop.footer.demo'),
    problem: {
      required: t('validation.required'),
      number: t('checkout.cardNumberInvalid'),
      brand: t('checkout.cardNumberInvalid'),
      date: t('error.FE309'),
      expired: t('error.FE309'),
      code: t('checkout.cardCodeInvalid'),
    },
    challengeTitle: t('checkout.challenge.title'),
    challengeText: t('checkout.challenge.text'),
    amount: t('cart.toPay'),
    card: t('checkout.card'),
    oneTimeCode: t('checkout.challenge.code'),
    sandboxCode: (code) => t('checkout.challenge.demoCode', { code }),
    wrongCode: t('checkout.challenge.wrongCode'),
    confirm: t('checkout.challenge.confirm'),
    cancel: t('checkout.challenge.cancel'),
    authenticated: t('checkout.placing'),
    notAuthenticated: t('checkout.challenge.failed'),
    goOn: t('shop.continue'),
  };
}
