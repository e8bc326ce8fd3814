import { foldText } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { FoundEducation } from './read-education.ts';

/** « Infirmier diplômé d’État » under the name says that the diploma listed below was obtained. */
export function grantStateDiplomas(studies: readonly FoundEducation[], text: string): FoundEducation[] {
  const folded = foldText(text.slice(0, 20_000));
  if (!folded.includes("d'etat")) return [...studies];
  const said = folded.matchAll(/([a-z]{3,30})(?:-[a-z]{2,30})? diplomee? d'etat/g);
  const trades = new Set([...said].map((match) => stem(match[1] as string)));
  if (trades.size === 0) return [...studies];
  return studies.map((study) => {
    const trade = /^diplome d'etat (?:d'|de )([a-z]+)/.exec(foldText(study.education.degree ?? ''))?.[1];
    if (!trade || !trades.has(stem(trade)) || study.education.status !== null) return study;
    return { ...study, education: { ...study.education, obtained: true, status: 'obtained' } };
  });
}
