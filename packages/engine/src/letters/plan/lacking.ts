import { foldText } from '../../text/fold-text.ts';
import type { Candidate } from '../candidate.ts';
import { missingCredentials } from '../facts/credentials.ts';
import { isTrade } from '../facts/experience.ts';
import { type Gap, readGap } from '../facts/gaps.ts';
import { type Piece, say } from '../piece.ts';
import { withoutYears } from '../tones/also.ts';
import type { Plan } from './plan.ts';

/** What the offer makes a condition and the CV says is on its way, or below it: said once, with what answers it. */
export function lackingOf(plan: Plan): Candidate[] {
  const gap = readGap(plan.facts);
  const told = gap ? lackOf(plan, gap) : [];
  const said = [told, yearsLacking(plan), diplomaAsked(plan)].find((ways) => ways.length > 0) ?? [];
  return said.length > 0 ? [{ part: 'post', order: 90, weight: 105, wordings: said }] : [];
}

/**
 * A diploma that the offer asks for and the CV does not name: a reader looks for it. The letter says neither that it is held
 * nor that it is not, and answers with the years in the trade.
 */
function diplomaAsked({ facts, experience, near }: Plan): Piece[] {
  const asked = missingCredentials(facts).find(({ isDiploma, named }) => isDiploma && named !== null);
  if (!asked || !experience) return [];
  const name = {
    text: (asked.named ?? '').replace(/^le (?=bac ?\+)/u, 'un niveau ').replace(/^le (?=master|[BD]UT|BTS)/u, 'un '),
    evidence: asked.evidence,
  };
  const years = say`Vous demandez ${name} : j’y réponds par ${experience.length} d’expérience ${experience.as ?? 'dans ce métier'}`;
  const at = near?.at && { text: near.at, evidence: near.evidence };
  return [...(at ? [say`${years}, et par mon travail ${at}.`] : []), say`${years}.`];
}

/** A reader who counts the years finds the letter has counted them too, and what completes them. */
function yearsLacking({ facts, voice, experience }: Plan): Piece[] {
  const short = experience?.short;
  if (!experience || !short) return [];
  const other = facts.jobs.find((job) => job.isRelated && job.title && job.at && !isTrade(facts, job));
  const more =
    other && say`mon travail comme ${{ text: other.title ?? '', evidence: other.evidence }} ${other.at ?? ''}`;
  const isCounted = voice.opening.some((kind) => kind === 'whole' || kind === 'background');
  const asked = say`Vous demandez ${short} d’expérience`;
  const answers = isCounted
    ? [more ? say`${asked} ; à mes années dans ce métier s’ajoute ${more}.` : null]
    : [
        more ? say`${asked} : j’en ai ${withoutYears(experience.length)}, que complète ${more}.` : null,
        say`${asked} : j’en ai ${withoutYears(experience.length)}, et je vous propose d’en juger sur ce que j’ai déjà fait.`,
      ];
  return [
    ...answers.filter((one) => one !== null),
    say`${asked} : je n’y suis pas encore, et je vous propose d’en juger sur ce que j’ai déjà fait.`,
  ];
}

function lackOf(plan: Plan, gap: Gap): Piece[] {
  if (gap.kind === 'study') return studyLacking(plan, gap);
  if (gap.kind === 'diploma') {
    const { length, as } = plan.experience ?? {};
    const { near } = plan;
    const at = near?.at
      ? [
          say`Je n’ai pas ${gap.asked} : j’y réponds par ${gap.own} et par mon travail ${{ text: near.at, evidence: near.evidence }}.`,
        ]
      : [];
    const work = length
      ? [
          say`Je n’ai pas ${gap.asked} : j’y réponds par ${gap.own} et par ${length} d’expérience ${as ?? 'dans ce métier'}.`,
        ]
      : [];
    return [...work, ...at, say`Je n’ai pas ${gap.asked} : ma formation est ${gap.own}.`];
  }
  if (gap.kind !== 'licence') return [];
  const isHalf = /code (?:obtenu|valide|en poche)/.test(foldText(plan.facts.input.cv.text));
  return [
    ...(isHalf ? [say`Je prépare en ce moment ${gap.name}, et le code est obtenu.`] : []),
    say`Je prépare en ce moment ${gap.name}.`,
  ];
}

/** How one studies beside one’s work, in the words of the line that tells the study. */
const besides =
  /en cours du soir|cours du soir|par la vae|en vae|vae|en alternance|a distance|par correspondance|en candidat libre/;
const spoken: Record<string, string> = {
  'cours du soir': ' en cours du soir',
  'en cours du soir': ' en cours du soir',
  vae: ' par la VAE',
  'en vae': ' par la VAE',
  'par la vae': ' par la VAE',
  'en alternance': ' en alternance',
  'a distance': ' à distance',
  'par correspondance': ' par correspondance',
  'en candidat libre': ' en candidat libre',
};

/**
 * When a study ends, how it is followed and what one works as meanwhile. The one year a CV tells of studies under way may
 * be that of their beginning: only one to come is that of their end.
 */
function studyLacking({ facts, near, namesSelf }: Plan, { name, study }: Extract<Gap, { kind: 'study' }>): Piece[] {
  const end = Number(study.year) > Number(facts.input.today.slice(0, 4)) ? ` (fin prévue en ${study.year})` : '';
  const line = foldText(study.evidence.map(({ quote }) => quote).join(' '));
  const said = besides.exec(line)?.[0] ?? '';
  const how = foldText(name.text).includes(said) ? '' : (spoken[said] ?? '');
  const job = near?.isCurrent && near.title ? { text: near.title, evidence: near.evidence } : null;
  const beside = namesSelf ? say`, à côté de mon poste actuel` : say`, tout en travaillant comme ${job ?? ''}`;
  const meanwhile = job ? beside : '';
  return [
    say`Je prépare ${name}${how}${end}${meanwhile}.`,
    say`Je prépare ${name}${end}${meanwhile}.`,
    say`Je prépare ${name}${end}.`,
  ];
}
