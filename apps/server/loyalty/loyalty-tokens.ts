import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly loyaltyTokens: LoyaltyTokens;
  }
}

/** The audience of a loyalty token, which is not accepted anywhere else. */
export const loyaltyAudience = 'loyalty';

/** Seconds that a loyalty token is good for. */
export const loyaltySeconds = 10 * 60;

export type LoyaltyClaims = Readonly<{
  consumerNo: string;
  memberId: string;
  usid: string;
  referralCode: string | undefined;
  /** The lead of the member. */
  source: string | undefined;
}>;

export type LoyaltyTokens = Readonly<{ sign: (claims: LoyaltyClaims, now: Date) => Promise<string> }>;

/** Signs tokens of the loyalty programme with a key of their own, never used for access tokens. */
export function createLoyaltyTokens(secret: string): LoyaltyTokens {
  const key = createSecretKey(Buffer.from(secret));
  return {
    sign: ({ consumerNo, ...claims }, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(loyaltyAudience)
        .setSubject(consumerNo)
        .setIssuedAt(issued)
        .setExpirationTime(issued + loyaltySeconds)
        .sign(key);
    },
  };
}
