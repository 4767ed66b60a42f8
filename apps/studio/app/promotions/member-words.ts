/** The words of the parts of a promotion, as its form has them. */
const words = {
  benefit: 'studio.promotions.gives',
  concerns: 'studio.promotions.goods',
  threshold: 'studio.promotions.threshold',
  wants: 'studio.promotions.wants',
  limits: 'studio.promotions.limits',
  mostOff: 'studio.promotions.mostOff',
  texts: 'studio.promotions.texts',
} as const;

/** What a member of a promotion is called in its form. */
export function memberWords(member: string) {
  return Object.hasOwn(words, member) ? words[member as keyof typeof words] : 'studio.promotions.rules';
}
