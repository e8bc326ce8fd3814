import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = 'EXPÉRIENCES\n2019 – 2024 : Soudeur, Chaudronnerie Blain, Redon\n- Soudage TIG\n\n';
const read = (text: string) => {
  const { experiences, certifications } = parseCv({ text: `Yanis Perrot\n\n${jobs}${text}` });
  return { titles: experiences.map(({ title }) => title), certifications };
};

test.each(['HABILITATIONS ET STAGES', 'STAGES ET ATTESTATIONS', 'PERMIS, CACES ET STAGES'])(
  '« %s » lists courses',
  (heading) => {
    const { titles, certifications } = read(
      `${heading}\n2024\tSauveteur secouriste du travail\n2022\tCACES R489 catégorie 3`,
    );
    expect(titles).toEqual(['Soudeur']);
    expect(certifications.join(' | ')).toMatch(/Sauveteur secouriste/u);
  },
);

test('« Stages et habilitations » with a period heads a placement', () => {
  const { titles } = read(
    'STAGES ET HABILITATIONS\nStagiaire tuyauteur – Chantiers Mabon, Brest\nmars 2018 – juin 2018\n- Découpe',
  );
  expect(titles).toEqual(['Soudeur', 'Stagiaire tuyauteur']);
});
