import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import type { SandboxBehaviour } from '@eyelet/db/tables/payments.ts';

/** Accounts of the sandbox's wallets and how payments with them end. */
export const walletAccounts = [
  { email: 'buyer@example.com', behaviour: 'approve', text: 'approval.accountPays' },
  { email: 'declined@example.com', behaviour: 'decline', text: 'approval.accountDeclined' },
  { email: 'fraud@example.com', behaviour: 'fraud', text: 'approval.accountFraud' },
  { email: 'pending@example.com', behaviour: 'pending', text: 'approval.accountPending' },
] as const satisfies readonly Readonly<{ email: string; behaviour: SandboxBehaviour; text: string }>[];

type Place = Omit<WalletContact, 'firstName' | 'lastName' | 'addressLine2' | 'email'>;

const places: Readonly<Record<string, readonly Place[]>> = {
  US: [
    place('US', '12 Harbor Street', 'Portland', 'ME', '04101', '+12075550123'),
    place('US', '480 Valencia Street', 'San Francisco', 'CA', '94103', '+14155550134'),
  ],
  CA: [
    place('CA', '77 Wharf Road', 'Halifax', 'NS', 'B3H 1A1', '+19025550123'),
    place('CA', '310 Bloor Street', 'Toronto', 'ON', 'M5S 1W7', '+14165550134'),
  ],
  GB: [
    place('GB', '3 Quay Row', 'Bristol', '', 'BS1 4QA', '+441179460123'),
    place('GB', '19 Leith Walk', 'Edinburgh', '', 'EH6 8LN', '+441314960124'),
  ],
  FR: [
    place('FR', '8 rue du Port', 'La Rochelle', '', '17000', '+33512345678'),
    place('FR', '21 rue des Carmes', 'Paris', '', '75005', '+33145678901'),
  ],
  DE: [
    place('DE', 'Hafenstraße 9', 'Hamburg', '', '20459', '+494012345678'),
    place('DE', 'Kastanienallee 40', 'Berlin', '', '10435', '+493012345678'),
  ],
  IT: [
    place('IT', 'Via del Molo 4', 'Genova', 'GE', '16128', '+390101234567'),
    place('IT', 'Via Torino 31', 'Milano', 'MI', '20123', '+390212345678'),
  ],
};

/** A country to which no market ships, to see an address refused. */
const abroad = place('NO', 'Strandgata 2', 'Bodø', '', '8006', '+4775123456');

function place(
  country: string,
  addressLine1: string,
  city: string,
  province: string,
  postalCode: string,
  phone: string,
): Place {
  return { country, addressLine1, city, province, postalCode, phone };
}

/** Addresses in a wallet for a buyer's country: two domestic, one abroad. */
export function walletContacts(country: string, email: string): readonly WalletContact[] {
  const person = { firstName: 'Wanda', lastName: 'Keel', addressLine2: '', email };
  return [...(places[country] ?? places.US ?? []), abroad].map((one) => ({ ...person, ...one }));
}
