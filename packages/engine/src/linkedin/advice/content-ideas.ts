import type { LinkedinReport } from '@coach/contracts/linkedin';
import { hasFigure } from '../../writing/ask-figure.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { isSaid } from '../criteria/keywords-criteria.ts';
import { tellsOutcome } from '../criteria/line-wording.ts';
import { fitsTarget } from '../criteria/skills-criteria.ts';
import { inPrint } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';

type Idea = LinkedinReport['contentRecommendations'][number];

/** What to publish, from the person’s own jobs, skills and sector. */
export function contentIdeas(context: ProfileContext): Idea[] {
  const { sector, targets, keywords, lines } = context;
  const trade = targets[0] ?? context.profile.headline ?? null;
  const field = sector ? sector.label.charAt(0).toLowerCase() + sector.label.slice(1) : null;
  const [first = null, second = null] = ownSkills(context);
  const told =
    lines.find(({ text }) => hasFigure(text) && tellsOutcome(text)) ??
    lines.find(({ text }) => hasFigure(text)) ??
    lines[0];
  const learning = keywords.find((use) => !isSaid(use))?.term ?? null;
  return [
    told ? storyOf(told.text, told.job.company) : null,
    first ? documentOf(first) : null,
    commentOf(field, context.profile.experiences.find(({ company }) => company)?.company ?? null),
    first && second ? pollOf(first, second, trade) : null,
    trade ? articleOf(trade, second ?? first) : null,
    learning ? learningOf(learning) : null,
  ]
    .flatMap((idea) => idea ?? [])
    .slice(0, 5);
}

/** The skills of the target that the jobs prove, else those the profile lists. */
function ownSkills(context: ProfileContext): string[] {
  const proved = [...context.experience.written.keys()].filter((skill) => fitsTarget(context, skill));
  return [...new Set([...proved, ...context.profile.skills.slice(0, 5)])].slice(0, 2).map(inPrint);
}

function storyOf(line: string, company: string | null): Idea {
  return {
    type: 'Publication',
    topic: shorten(line, 80),
    description: fr`Racontez en dix lignes ce qu’il y avait avant, ce que vous avez fait et ce qui a changé${company ? ` (${company})` : ''}. Gardez pour vous ce qui est confidentiel, et finissez par une question.`,
  };
}

function documentOf(skill: string): Idea {
  return {
    type: 'Document',
    topic: fr`${skill} : ma méthode en cinq étapes`,
    description: fr`Cinq pages à faire défiler, une étape et un exemple vécu par page. C’est la preuve la plus simple d’un savoir-faire que le profil ne fait que nommer.`,
  };
}

function commentOf(field: string | null, company: string | null): Idea {
  return {
    type: 'Commentaire',
    topic: field ? fr`L’actualité du secteur : ${field}` : 'L’actualité de votre secteur',
    description: fr`Deux fois par semaine, apportez un exemple concret sous la publication d’une entreprise où vous aimeriez travailler${company ? ` ou d’anciens collègues de ${company}` : ''} : un commentaire utile se lit plus qu’une publication isolée.`,
  };
}

function pollOf(first: string, second: string, trade: string | null): Idea {
  return {
    type: 'Sondage',
    topic: fr`${first} ou ${second} : par quoi commencer ?`,
    description: fr`Posez la question à celles et ceux qui font votre métier${trade ? ` (${trade})` : ''}, puis publiez ce que les réponses vous ont appris.`,
  };
}

function articleOf(trade: string, skill: string | null): Idea {
  return {
    type: 'Article',
    topic: fr`${trade} : ce que je dirais à quelqu’un qui débute`,
    description: fr`Trois erreurs que vous avez vues, trois réflexes qui les évitent${skill ? `, dont un sur ${skill}` : ''}. Un article reste sur le profil et se retrouve par ses mots-clés.`,
  };
}

function learningOf(term: string): Idea {
  return {
    type: 'Publication',
    topic: fr`Ce que j’apprends sur : ${term}`,
    description: fr`Les offres que vous visez en parlent souvent et votre profil pas encore. Si vous vous y formez, racontez une chose apprise par semaine.`,
  };
}
