import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { writtenPhone } from '@eyelet/domain/validation/written-phone.ts';

/** An address as its country writes it, with phone and email. */
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
          <span className="block">{writtenPhone(address.phone)}</span>
        </span>
      )}
    </address>
  );
}
