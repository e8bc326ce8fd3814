import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { isContract } from '../../cv/sections/judge-part.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CvReading } from '../context.ts';

/**
 * Whether a slice of the CV may prove a requirement, whatever its words: not how one was hired, not another kind of title,
 * nor that one was a trainee where trainees are to be guided.
 */
export function mayProve(cv: CvReading, { term }: Requirement, span: Span): boolean {
  if (isContractOfJob(cv, span) || (guides.test(foldText(term)) && isOwnTraining(cv, span))) return false;
  return !isUniversityDiploma(term) || isUniversityDiploma(lineOf(cv, span));
}

/** « Assistante RH (intérim) » tells a contract, and no practice of temporary work. */
function isContractOfJob({ live, jobs }: CvReading, { start, end }: Span): boolean {
  if (!isContract(live.slice(start, end))) return false;
  const isIn = (span: Span) => start >= span.start && end <= span.end;
  return jobs.some(({ spans, bullets }) => spans.some(isIn) && !bullets.some(({ span }) => isIn(span)));
}

const guides =
  /\b(?:tutorat|encadrement|management|manager|accompagnement|accueil|formation|integration|parrainage)\b.*\b(?:apprentie?s?|stagiaires?|alternante?s?|eleves?|etudiante?s?|equipes?|nouveaux)\b|^tutorat\b/;

/** « Apprenti boulanger », « Stage de CAP », « stagiaire éducatrice »: one’s own time as a trainee. */
function isOwnTraining({ live, jobs }: CvReading, { start, end }: Span): boolean {
  const said = foldText(live.slice(start, end));
  if (/^(?:en )?stage\b/.test(said)) return true;
  if (!/\b(?:stagiaire|apprentie?|apprentissage|alternan\w+|stage)\b/.test(said)) return false;
  return !jobs.some(({ bullets }) => bullets.some(({ span }) => start >= span.start && end <= span.end));
}

/** « DU Plaies et cicatrisation » is more than to know of wounds. */
function isUniversityDiploma(text: string): boolean {
  return text.includes('D') && /(?:^|[^\p{L}])D\.?I?\.?U\.?(?=[^\p{L}]|$)/u.test(text);
}

function lineOf({ live }: CvReading, { start, end }: Span): string {
  const newline = live.indexOf('\n', end);
  return live.slice(live.lastIndexOf('\n', start) + 1, newline < 0 ? live.length : newline).slice(0, 300);
}
