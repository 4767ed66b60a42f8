import { addPasskey } from '@eyelet/contracts/passkeys/add.ts';
import type { Passkey } from '@eyelet/contracts/passkeys/passkeys.ts';
import { startPasskey } from '@eyelet/contracts/passkeys/start.ts';
import { startRegistration } from '@simplewebauthn/browser';
import { currentShopper } from '../shopper/shopper.ts';
import { ceremonyOf } from './ceremony.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The outcome of a new passkey: all passkeys, or why none was added. */
export type Registered = readonly Passkey[] | 'given-up' | 'known';

/** Creates a passkey and stores it with the account; throws refusals of the API. */
export async function registerPasskey(name: string, password: string): Promise<Registered> {
  const { client } = currentShopper();
  const { options } = await client.call(startPasskey, { body: { password } });
  const made = await ceremonyOf(() => startRegistration({ optionsJSON: options as unknown as Options }));
  if (made.kind !== 'answered') return made.kind;
  const answer = { ...made.answer };
  const body = name === '' ? { answer } : { name, answer };
  return (await client.call(addPasskey, { body })).passkeys;
}
