/** What banks take as one paper: the least of what card schemes allow, by Adyen's requirements of defense documents. */
const mostPaperBytes = 2_000_000;
const mostPaperPages = 19;

/** Bytes of one picture of a paper, so that all of them leave room for what is written. */
export const mostPaperPictureBytes = 350_000;

/** Whether a paper is more than banks take. */
export function isTooLarge({ bytes, pages }: Readonly<{ bytes: number; pages: number }>): boolean {
  return bytes > mostPaperBytes || pages > mostPaperPages;
}
