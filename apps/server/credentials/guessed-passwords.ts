import commonPasswords from 'fxa-common-password-list';

/** Whether a password is among the first that an attacker would try: a common one, the email, the name of the shop. */
export function isGuessed(password: string, email: string, shopName: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.test(plain) || commonPasswords.test(plain.replace(/[\d!?.]+$/, ''))) return true;
  const own = [email, email.split('@')[0] ?? '', shopName].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const bare = plain.replace(/[^a-z0-9]/g, '').replace(/\d+$/, '');
  return own.some((text) => text.length > 3 && (bare === text || bare === text.replace(/\d+$/, '')));
}
