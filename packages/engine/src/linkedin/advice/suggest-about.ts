import { uncapitalised } from '../../letters/french/typeset.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { fr } from '../../writing/fr.ts';
import { aboutCriteria, seenFirst, sentencesOf } from '../criteria/about-criteria.ts';
import { tellsOutcome } from '../criteria/line-wording.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { provedSkills, titleToShow } from './suggest-headline.ts';
import type { Suggest } from './suggestion-writer.ts';

/** An opening of « Infos » where it lacks one, and its last line. */
export const suggestAbout: Suggest = (writer) => {
  const { context } = writer;
  const { about } = context.profile;
  const opening = writer.firstBorneOut([
    openingOf(context, titleToShow(writer), true),
    openingOf(context, titleToShow(writer), false),
  ]);
  const found = [];
  if (opening && (!about || about.length < 200 || !isOk(context, 'about-opening'))) {
    found.push({
      category: 'Infos',
      impact: 'high' as const,
      current: about ? about.slice(0, seenFirst).trim() : '',
      suggestion: opening,
      reason: about
        ? fr`Avant « voir plus », on doit lire qui vous êtes, pour qui vous travaillez et un fait qui le prouve. Complétez les points de suspension.`
        : fr`La rubrique est vide : ces lignes partent de ce que votre profil dit déjà. Complétez les points de suspension.`,
    });
  }
  if (about && !isOk(context, 'about-call')) {
    found.push({
      category: 'Infos',
      impact: 'low' as const,
      current: sentencesOf(about).at(-1) ?? '',
      suggestion: [sentencesOf(about).at(-1) ?? '', callOf(context)].join('\n\n'),
      reason: fr`Une présentation finit par une invitation : qui doit vous écrire, et comment.`,
    });
  }
  return found;
};

function isOk(context: ProfileContext, id: string): boolean {
  return aboutCriteria.find((criterion) => criterion.id === id)?.check(context).verdict === 'ok';
}

function openingOf(context: ProfileContext, title: string | null, withProof: boolean): string | null {
  if (!title) return null;
  const skills = provedSkills(context)
    .slice(0, 3)
    .map(context.isEnglish ? (skill) => skill : uncapitalised);
  const proof = withProof ? proofOf(context) : null;
  return context.isEnglish ? inEnglish(title, skills, proof, context) : inFrench(title, skills, proof, context);
}

function inFrench(title: string, skills: readonly string[], proof: string | null, context: ProfileContext): string {
  const means = skills.length > 0 ? fr` Mon quotidien : ${skills.join(', ')}.` : '';
  const shown = proof ? fr`\n\nUn exemple : ${proof}.`.replace('\\n', '\n') : '';
  return `${fr`${title}, j’aide … à ….`}${means}${shown}\n\n${callOf(context)}`;
}

function inEnglish(title: string, skills: readonly string[], proof: string | null, context: ProfileContext): string {
  const means = skills.length > 0 ? ` Day to day: ${skills.join(', ')}.` : '';
  return `${title}: I help … to ….${means}${proof ? `\n\nFor example: ${proof}.` : ''}\n\n${callOf(context)}`;
}

/** The line that proves most, as the person wrote it. */
function proofOf({ lines }: ProfileContext): string | null {
  const fitting = lines.filter(({ text }) => text.length < 160);
  const best =
    fitting.find(({ text }) => hasFigure(text) && tellsOutcome(text)) ?? fitting.find(({ text }) => hasFigure(text));
  return best ? uncapitalised(best.text.replace(/[\s.;,]+$/, '')) : null;
}

function callOf({ isEnglish }: ProfileContext): string {
  return isEnglish ? 'Message me here if you are looking for ….' : fr`Écrivez-moi ici si vous cherchez ….`;
}
