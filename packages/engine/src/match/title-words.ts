import { foldText, foldWord } from '../text/fold-text.ts';
import { once } from '../text/while-reading.ts';

/** How job titles are cut short, in offers above all. */
const short: Readonly<Record<string, string>> = {
  dev: 'développeur',
  tech: 'technicien',
  techn: 'technicien',
  resp: 'responsable',
  assist: 'assistant',
  asst: 'assistant',
  compta: 'comptable',
  gest: 'gestionnaire',
  admin: 'administratif',
  dir: 'directeur',
  coord: 'coordinateur',
  prepa: 'préparateur',
  ing: 'ingénieur',
  secr: 'secrétaire',
  elec: 'électricien',
  meca: 'mécanicien',
  logi: 'logistique',
  info: 'informatique',
  com: 'communication',
  educ: 'éducateur',
  anim: 'animateur',
  prof: 'professeur',
};

/** A job title with its shortened words in full: « Dév mobile », « Tech. support », « Assist. RH ». */
export const titleInFull = once(inFull);

/** Whether one of the shortened words may stand in a folded title. */
const mayBeShort = new RegExp(`(?<![a-z])(?:${Object.keys(short).join('|')})(?![a-z])`);

function inFull(title: string): string {
  if (!mayBeShort.test(foldText(title))) return title;
  return title.replace(/(?<![\p{L}\d.])\p{L}{2,7}(?![\p{L}\d])\.?/gu, (word) => {
    const key = foldWord(word.replace(/\.$/, ''));
    return Object.hasOwn(short, key) ? (short[key] as string) : word;
  });
}
