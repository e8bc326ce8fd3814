import { foldText } from '../../text/fold-text.ts';
import { opensOnAction } from '../../writing/opening-word.ts';
import { isWeaklyWorded } from '../../writing/weak-wording.ts';

const englishAction =
  /^(?:[a-z-]+ed|[a-z-]+ing|built|led|ran|made|wrote|drove|grew|cut|set|won|sold|taught|kept|oversaw|rebuilt|brought|took|design|manage|lead|build|develop|run|deliver|own|support|train|coordinate|plan|maintain|create|drive|handle|prepare)\b/;
const englishWeak =
  /^(?:responsible for|in charge of|helped|assisted|worked on|worked with|participated in|involved in|took part|duties included|tasked with|various)\b/;
const outcome =
  /\b(?:augment\w+|hausse|progress\w+|croissance|redui\w+|reduction|baisse|diminu\w+|economi\w+|gain|gagne\w*|amelior\w+|optimis\w+|doubl\w+|tripl\w+|atteint\w*|depass\w+|satisfaction|fidelis\w+|passe[es]* de|ramene\w*|d'avance|reussi\w*|taux|zero|increas\w+|reduc\w+|improv\w+|grew|saved|cut|exceed\w+|achiev\w+|faster|doubled)\b|[+-] ?\d+ ?%/;

/** Whether a line opens on what was done, in the language it is written in. */
export function opensWell(line: string, isEnglish: boolean): boolean {
  return isEnglish ? englishAction.test(opening(line)) && !englishWeak.test(opening(line)) : opensOnAction(line);
}

/** Whether a line opens on a part taken rather than on a task done. */
export function opensWeakly(line: string, isEnglish: boolean): boolean {
  return isEnglish ? englishWeak.test(opening(line)) : isWeaklyWorded(line);
}

/** Whether a line says what the work changed. */
export function tellsOutcome(line: string): boolean {
  return outcome.test(foldText(line.slice(0, 600)));
}

function opening(line: string): string {
  return foldText(line.slice(0, 60)).trim();
}
