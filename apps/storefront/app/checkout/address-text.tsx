import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { maskPhone } from '@eyelet/domain/validation/mask.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';

/** An address as its country writes it, and how to reach whoever lives there. */
export function AddressText({ lines, address }: Readonly<{ lines: readonly string[]; address: Address | null }>) {
  return (
    <address className="wrap-anywhere not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address && (
        <span className="mt-1 block text-14 text-granite">
          <span className="block">{address.email}</span>
          <span className="block">{readablePhone(address.phone)}</span>
        </span>
      )}
    </address>
  );
}

/** A stored number as it is typed, after its dial code. */
export function readablePhone(stored: string): string {
  const phone = splitPhone(stored);
  return phone ? `+${phone.dialCode} ${maskPhone(phone.national, phone.dialCode)}` : stored;
}
