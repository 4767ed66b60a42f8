import type { Case } from '@eyelet/contracts/cases/case.ts';
import { readCasePicture } from '@eyelet/contracts/cases/read-picture.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { Pictures } from '../record/pictures.tsx';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

type CasePicturesProps = Readonly<{ reference: string; pictures: Case['pictures'] }>;

/** The pictures of a case. */
export function CasePictures({ reference, pictures }: CasePicturesProps) {
  const { t } = useWords();
  return (
    <Section title={t('studio.cases.pictures')}>
      <Pictures
        pictures={pictures.map(({ pictureId, width, height }, index) => ({
          ...{ width, height },
          address: requestUrl(readCasePicture, { params: { reference, pictureId } }),
          label: t('studio.cases.picture', { n: index + 1 }),
        }))}
      />
    </Section>
  );
}
