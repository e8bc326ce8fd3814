import { partsOf } from '../../match/protected-details.ts';
import { mayTell, protectedKinds } from '../../match/protected-kinds.ts';
import { foldText } from '../../text/fold-text.ts';

/**
 * Whether most of a line of the head of a CV tells who somebody is and not what they do: « Née le … à Tunis, mariée,
 * 3 enfants », « Catholique – déléguée syndicale – RQTH ». Such a line is no summary and lists no skill.
 */
export function tellsCivilStatus(line: string): boolean {
  const parts = partsOf({ text: line, start: 0 }).map(({ start, end }) =>
    foldText(line.slice(start, end)).slice(0, 160),
  );
  return parts.filter(isProtected).length * 2 > parts.length;
}

function isProtected(part: string): boolean {
  const isHere = ({ sections, words }: (typeof protectedKinds)[number]) =>
    (!sections || sections.includes('header')) && words.test(part);
  return mayTell(part) && protectedKinds.some(isHere);
}
