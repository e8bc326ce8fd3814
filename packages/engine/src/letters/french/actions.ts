import data from '../../../data/letters/actions.json' with { type: 'json' };
import named from '../../../data/letters/nouns.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import { presentOf } from './verb-forms.ts';

/** A noun that tells what is done: « gestion », with its verb where one says the same of the same object. */
export type ActionNoun = {
  noun: string;
  gender: 'm' | 'f' | 'plural';
  verb: string | null;
  /** The verb keeps the noun's own preposition: « participation à » → « participer à ». */
  keepsPreposition: boolean;
};

const byNoun = new Map<string, ActionNoun>();
const verbs = new Map<string, string>();
for (const line of data.actions) {
  const [noun = '', gender, verb = '-', link] = line.split(' ');
  const plural = noun.endsWith('s') && verb === '-';
  byNoun.set(foldWord(noun), {
    noun,
    gender: plural ? 'plural' : (gender as 'm' | 'f'),
    verb: verb === '-' ? null : verb,
    keepsPreposition: link === '=',
  });
  if (verb !== '-') verbs.set(foldWord(verb), verb);
}
for (const verb of data.verbs) verbs.set(foldWord(verb), verb);

/** The action a word names, whatever its case, with its accents or none: « Relève » is no « relevé ». */
export function actionOf(word: string): ActionNoun | null {
  const key = foldWord(word);
  const found = byNoun.get(key) ?? null;
  const written = word.toLowerCase();
  return found && written !== key && withOneAccent(written) !== withOneAccent(found.noun) ? null : found;
}

/** « évènement » and « événement » are one word; capitals often lose the accent of their first letter. */
function withOneAccent(word: string): string {
  return foldWord(word.charAt(0)) + word.slice(1).replaceAll('è', 'é');
}

/** The verb written so, with its accents: « GERER » → « gérer ». */
export function knownVerb(word: string): string | null {
  return verbs.get(foldWord(word)) ?? null;
}

let presents: Map<string, string> | null = null;

/** The verb a word is the present of, as one says « je » or « il »: « gère » → « gérer », « tient » → « tenir ». */
export function verbOfPresent(word: string): string | null {
  presents ??= new Map(
    [...verbs.values()].flatMap((verb) => {
      const first = verb === 'être' ? null : presentOf(verb);
      const third = first?.replace(/(?<=[^dt])s$/, 't').replace(/(?<=[dt])s$/, '');
      return first && third ? [first, third].map((form) => [form, verb] as const) : [];
    }),
  );
  return presents.get(word.toLowerCase()) ?? null;
}

const genders = new Map<string, 'm' | 'f'>();
for (const line of named.nouns) {
  const [noun = '', gender] = line.split(' ');
  genders.set(noun, gender as 'm' | 'f');
}

const endings: [RegExp, 'm' | 'f'][] = [
  [/(?:tion|sion|xion|aison|oisson|uisson|ité|té|ure|ance|ence|ise|erie|yse|esse|ude|ie|ée|elle|ette|logie)$/, 'f'],
  [/(?:ment|age|isme|eau|oir|ier|eur|teur|al|if|iel|ail|er|on|et|at|ort|is)$/, 'm'],
];
const exceptions: Record<string, 'm' | 'f'> = {
  page: 'f',
  image: 'f',
  plage: 'f',
  musée: 'm',
  lycée: 'm',
  génie: 'm',
  incendie: 'm',
  comité: 'm',
  côté: 'm',
  marché: 'm',
  été: 'm',
  main: 'f',
  maison: 'f',
  façon: 'f',
  saison: 'f',
  livraison: 'f',
  liaison: 'f',
  clé: 'f',
  temps: 'm',
  taux: 'm',
  droit: 'm',
  code: 'm',
  langage: 'm',
  valeur: 'f',
  couleur: 'f',
  chaleur: 'f',
  mer: 'f',
  forêt: 'f',
  entretien: 'm',
  soutien: 'm',
};

/** Whether a word is written down as a noun, in the singular or the plural: « sorties » is no participle. */
export function isNoun(word: string): boolean {
  const forms = [word, word.replace(/[sx]$/, '')].map((form) => form.toLowerCase());
  return forms.some((form) => genders.has(form) || actionOf(form)?.noun === form);
}

/** The gender of a noun by its own entry or its ending; null when in doubt. */
export function genderOf(word: string): 'm' | 'f' | null {
  const lower = word.toLowerCase();
  const known =
    actionOf(lower)?.gender ?? genders.get(lower) ?? (Object.hasOwn(exceptions, lower) ? exceptions[lower] : undefined);
  if (known && known !== 'plural') return known;
  return endings.find(([ending]) => ending.test(lower))?.[1] ?? null;
}
