import type { ParsedCv } from '@coach/contracts/cv';
import { block, list, table } from './layout.ts';

/** What was understood of a CV, for reading in a terminal. */
export function describeCv(file: string, cv: ParsedCv): string {
  const { contact } = cv;
  return block(file, [
    table([
      ['Nom', contact.fullName],
      ['E-mail', contact.email],
      ['Téléphone', contact.phone],
      ['Ville', contact.city],
      ['LinkedIn', contact.linkedin],
      ['Titre', cv.title],
      ['Résumé', cv.summary],
    ]),
    list(
      'Rubriques',
      cv.headings.map(({ text, kind }) => `${text} (${kind})`),
    ),
    list('Expériences', cv.experiences.map(describeExperience)),
    list('Formation', cv.education.map(describeEducation)),
    list('Compétences', cv.skills.length > 0 ? [cv.skills.join(', ')] : []),
    list(
      'Langues',
      cv.languages.map(({ name, level }) => (level ? `${name} ${level}` : name)),
    ),
    list('Certifications', cv.certifications),
    list('Permis et habilitations', cv.licences),
    list('Centres d’intérêt', cv.interests),
  ]);
}

function describeExperience({ title, company, start, end, bullets }: ParsedCv['experiences'][number]): string {
  const head = [title ?? 'poste non compris', company].filter(Boolean).join(', ');
  const period = start || end ? ` (${start ?? '?'} → ${end === 'present' ? 'aujourd’hui' : (end ?? '?')})` : '';
  return [head + period, ...bullets.map((bullet) => `    · ${bullet}`)].join('\n');
}

function describeEducation({ degree, school, year, obtained }: ParsedCv['education'][number]): string {
  const state = obtained === null ? null : obtained ? 'obtenu' : 'non obtenu';
  return [degree, school, year, state].filter(Boolean).join(', ');
}
