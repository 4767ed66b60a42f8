import type { ReturnsProof } from './returns-proof.ts';

/** The proof of a guest, within a form. */
export function ProofFields({ proof }: Readonly<{ proof: ReturnsProof | undefined }>) {
  if (!proof) return null;
  return (
    <>
      <input type="hidden" name="orderNumber" value={proof.orderNumber} />
      <input type="hidden" name="email" value={proof.email} />
    </>
  );
}
