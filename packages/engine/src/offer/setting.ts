import type { Token } from '../text/tokenise.ts';
import type { DutyVerb } from './duty-verbs.ts';
import { isWord } from './phrase-words.ts';
import type { Walk } from './walk.ts';

/** What things are set to by « mettre »: with it they name one action. */
const settings =
  /^(?:a jour|en page|en service|en rayon|en vente|en ligne|en conformite|en scene|en forme|en route|en securite|en eau|en marche|en production|sous tension|sous pli|sous vide|hors tension|hors gel)$/;
/** How many words may stand between the verb and what it sets to. */
const reach = 5;

/** The action that « mettre » or « remettre » names with what follows it, or with what stands behind its object. */
export function settingAt(walk: Walk, verb: DutyVerb, at: number): { verb: DutyVerb; next: number } | null {
  if (isSetting(walk, at)) return { verb: named(verb, written(walk, at)), next: at + 2 };
  if (!isWord('determiner', walk.tokens[at]?.key ?? '')) return null;
  for (let index = at + 2; index < at + reach && isNext(walk, index); index++)
    if (isSetting(walk, index)) return { verb: named(verb, written(walk, index)), next: at };
  return null;
}

function named({ infinitive }: DutyVerb, said: string): DutyVerb {
  return { infinitive: `${infinitive} ${said}`, noun: `${infinitive === 'remettre' ? 'remise' : 'mise'} ${said}` };
}

function isSetting(walk: Walk, index: number): boolean {
  return isNext(walk, index + 1) && settings.test(`${walk.tokens[index]?.key} ${walk.tokens[index + 1]?.key}`);
}

/** Whether nothing but a space or an apostrophe stands before a word. */
function isNext({ text, sentence, tokens }: Walk, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return (
    before !== undefined &&
    token !== undefined &&
    /^[ ’'-]$/.test(text.slice(sentence.start + before.end, sentence.start + token.start))
  );
}

function written({ text, sentence, tokens }: Walk, index: number): string {
  const [first, last] = [tokens[index] as Token, tokens[index + 1] as Token];
  return text.slice(sentence.start + first.start, sentence.start + last.end);
}

/** Whether a verb names what something is set to: « mise en service ». */
export function isSettingVerb(verb: DutyVerb | null): boolean {
  return /^(?:re)?mise /.test(verb?.noun ?? '');
}

/** « Remise en service » says the task by itself, whatever is put into service; « mise à jour » does not. */
export function isTellingSetting(verb: DutyVerb): boolean {
  return isSettingVerb(verb) && /(?:en (?:service|conformité|page|rayon)|tension|sous vide)$/.test(verb.noun ?? '');
}
