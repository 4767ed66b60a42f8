import { provideVisitor } from '@eyelet/blocks/visitor.ts';
import { useEffect } from 'react';
import { isAllowed, watchChoice } from '../consent/consents.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { visitorOf } from './visitor.ts';
import { forgetVisitor } from './visitor-id.ts';

let shown: Readonly<{ brand: string; region: ShellData['market']['region'] }>;

/** Lets blocks know of the visitor, and forgets them where they refuse. */
export function VisitorHost({ shell }: Readonly<{ shell: ShellData }>) {
  const { region } = shell.market;
  useEffect(() => {
    const brand = shell.shopName
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60);
    shown = { brand, region };
    provideVisitor(visitorOf(() => shown));
    const heed = () => {
      if (!isAllowed('C0004', region)) forgetVisitor();
    };
    heed();
    return watchChoice(heed);
  }, [shell.shopName, region]);
  return null;
}
