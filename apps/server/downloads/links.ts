import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly downloadLinks: DownloadLinks;
  }
}

/** The file of one line of one order, until an instant (whole seconds since 1970). */
export type LinkedDownload = Readonly<{ orderNumber: string; lineNo: number; until: number }>;

export type DownloadLinks = Readonly<{
  /** The path of a link that is valid until an instant. */
  pathOf: (orderNumber: string, lineNo: number, until: Date) => string;
  /** Whether the token was signed for this download. */
  isMine: (download: LinkedDownload, token: string) => boolean;
}>;

/** Signs links to the files of an order, each for one line and a limited time. */
export function createDownloadLinks(secret: string): DownloadLinks {
  const tokenOf = ({ orderNumber, lineNo, until }: LinkedDownload) =>
    signatureOf(`${orderNumber} ${lineNo} ${until}`, secret);
  return {
    pathOf: (orderNumber, lineNo, until) => {
      const seconds = Math.floor(until.getTime() / 1000);
      const token = tokenOf({ orderNumber, lineNo, until: seconds });
      return `/downloads/${orderNumber}/${lineNo}?until=${seconds}&token=${token}`;
    },
    isMine: (download, token) => isSameSignature(token, tokenOf(download)),
  };
}
