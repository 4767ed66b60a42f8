/** Texts of the provider's pages in one language. */
export type SandboxTexts = Readonly<{
  fieldsTitle: string;
  number: string;
  expiry: string;
  code: string;
  useCard: string;
  notice: string;
  problem: Readonly<Record<'required' | 'number' | 'brand' | 'date' | 'expired' | 'code', string>>;
  challengeTitle: string;
  challengeText: string;
  amount: string;
  card: string;
  oneTimeCode: string;
  sandboxCode: (code: string) => string;
  wrongCode: string;
  confirm: string;
  cancel: string;
  authenticated: string;
  notAuthenticated: string;
  goOn: string;
}>;
