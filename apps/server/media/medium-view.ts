import type { Medium, MediumKind } from '@eyelet/contracts/media/medium.ts';
import type { MediumRow } from '@eyelet/db/media/medium.ts';
import type { Masters } from './masters.ts';

const previewWidth = 360;

/** Media as the studio shows them. */
export async function mediumViews(rows: readonly MediumRow[], masters: Masters): Promise<readonly Medium[]> {
  const addresses = await masters.inAddresses(rows.filter(isSeen).map(({ name }) => name));
  return rows.map((row) => {
    const named = addresses.get(row.name);
    return {
      ...{ mediumId: row.id, name: row.name, kind: row.kind as MediumKind, title: row.title, type: row.type },
      ...{ bytes: row.bytes, width: row.width, height: row.height, focus: row.focus, crops: row.crops },
      ...{ alt: row.alt, decorative: row.decorative, uses: row.uses },
      preview: named === undefined ? null : `/media/w${previewWidth}/${named}`,
      address: isSeen(row) ? `/media/w1400/${named ?? row.name}` : filmAddress(row),
      ...{ version: row.version, updatedAt: row.updated_at.toISOString(), updatedBy: row.updated_by },
    };
  });
}

export async function mediumView(row: MediumRow, masters: Masters): Promise<Medium> {
  const [view] = await mediumViews([row], masters);
  if (!view) throw new Error('a row has a view');
  return view;
}

function isSeen({ kind }: MediumRow): boolean {
  return kind === 'picture' || kind === 'drawing';
}

function filmAddress({ kind, name }: MediumRow): string {
  return kind === 'words' ? `/media/films/${name}.vtt` : `/media/films/${name}`;
}
