import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { readReturnPicture } from '@eyelet/contracts/return-desk/read-picture.ts';
import type { DeskReturn } from '@eyelet/contracts/return-desk/return.ts';
import { Pictures } from '../record/pictures.tsx';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

/** What customers have sent of the items of a return, to be looked at before it is decided. */
export function ReturnPictures({ one: { returnId, items } }: Readonly<{ one: DeskReturn }>) {
  const { t } = useWords();
  const pictures = items.flatMap((item) =>
    item.pictures.map(({ pictureId, width, height }, index) => ({
      ...{ width, height },
      address: requestUrl(readReturnPicture, { params: { returnId, pictureId } }),
      label: t('studio.returns.picture', { n: index + 1, name: `${item.name}, ${item.colour}, ${item.size}` }),
    })),
  );
  if (pictures.length === 0) return null;
  return (
    <Section title={t('studio.cases.pictures')}>
      <Pictures pictures={pictures} />
    </Section>
  );
}
