/** Proofs for a form whose post makes one or two calls that ask for one: the call itself, and signing in after it. */
export type Proofs = Readonly<{ first: string; second: string }>;

/** Proofs of the server for visitors without scripts; where scripts run, the browser obtains its own. */
export function FormProofs({ proofs }: Readonly<{ proofs: Proofs | undefined }>) {
  if (!proofs) return null;
  return (
    <noscript>
      <input type="hidden" name="recaptcha_response" value={proofs.first} />
      <input type="hidden" name="secondProof" value={proofs.second} />
    </noscript>
  );
}
