import type { Case } from '@eyelet/contracts/cases/case.ts';
import { readCasePicture } from '@eyelet/contracts/cases/read-picture.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

type CasePicturesProps = Readonly<{ reference: string; pictures: Case['pictures'] }>;

/** The pictures of a warranty case; each can be saved at its full size. */
export function CasePictures({ reference, pictures }: CasePicturesProps) {
  const { t } = useWords();
  return (
    <Section title={t('studio.cases.pictures')}>
      <ul className="case-pictures">
        {pictures.map(({ pictureId, width, height }, index) => {
          const address = requestUrl(readCasePicture, { params: { reference, pictureId } });
          const label = t('studio.cases.picture', { n: index + 1 });
          return (
            <li key={pictureId}>
              <a href={address} download>
                <img src={address} alt={label} width={width} height={height} loading="lazy" />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
