/** Proofs for a form whose post makes one or two calls that ask for one: the call itself, and signing in after it. */
export type Proofs = Readonly<{ first: string; second: string }>;

/**
 * Proofs of the server for a form that is posted: without scripts, or before they have come. Where they run, the form is
 * not posted and the browser obtains proofs of its own.
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
