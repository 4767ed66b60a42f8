/** Bot check proofs for a form whose post makes one or two guarded calls: the call itself, and the sign-in after it. */
export type Proofs = Readonly<{ first: string; second: string }>;

/**
 * Proofs made by the server, for a form posted without scripts or before they have loaded. With scripts the form is
 * not posted, and the browser obtains its own proofs.
 */
export function FormProofs({ proofs }: Readonly<{ proofs: Proofs | undefined }>) {
  if (!proofs) return null;
  return (
    <>
      <input type="hidden" name="recaptcha_response" value={proofs.first} />
      <input type="hidden" name="secondProof" value={proofs.second} />
    </>
  );
}
