import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import table from './places.json' with { type: 'json' };

/** Where one works, a ward or a house of some trade, and how documents show it. */
type Place = { is: RegExp; told: RegExp };

const escaped = (root: string) => root.replace(/[*]/g, '\\*').replaceAll('-', "[ '-]");
const named = (root: string) => (root.endsWith('$') ? escaped(root.slice(0, -1)) : `${escaped(root)}[a-z]{0,6}`);
type Tables = { places: Place[]; words: RegExp };

let tables: Tables | null = null;

/** Worked out for the first text that is checked. */
function known(): Tables {
  tables ??= readTables();
  return tables;
}

function readTables(): Tables {
  const lines = Object.values(table)
    .flat()
    .map((line) => line.split(' | ').map((part) => part.split(' ')));
  const places = lines.map(
    ([names = [], shown = []]): Place => ({
      is: new RegExp(`^(?:${names.map(named).join('|')})$`),
      told: new RegExp(
        `(?:^|[^a-z])(?:${[...names.map((name) => name.replace('$', '')), ...shown].map(escaped).join('|')})`,
      ),
    }),
  );
  const words = new RegExp(
    `(?<=\\b(?:en|au|aux|a la|a l'|dans (?:une?|le|la|les|des|l')|dans l'|sur une?|chez une?|au sein d'une?|(?:service|unite|rayon) (?:de |d'|des )?) ?(?:grande?s? |petite?s? )?)(?:${lines.flatMap(([names = []]) => names.map(named)).join('|')})(?![a-z])`,
    'g',
  );
  return { places, words };
}

const speaking = /\b(?:je|j'|m'a|m'ont|m'avait|mon|ma|mes)\b|\bj'/;
/** How a text says that one worked somewhere, right before the place or before another that it comes behind. */
const worked =
  /\b(?:travaill|exerc|oeuvr|offici|debut|commenc|affecte|embauche|recrute|mute[e ]|detache|stage|etais|ai ete|suis passe|ai (?:aussi |egalement |deja |ensuite )?(?:passe|fait|effectue|servi)|ans|annees?|mois|hivers?|saisons?|puis|ensuite|d'abord)[a-z]*[a-z', -]{0,50}$/;
const undone =
  /\b(?:ne|n'|pas|jamais|sans|ni|sauf|veux|voul\w+|voudr\w+|souhait\w+|pourr\w+|esper\w+|envie|comme si|plutot|pour|avec|que|qui|client\w*|patient\w*|livr\w+|habit\w+|vend\w+|diplom\w+|licence|master|bac|cours|etudes?|eleve|etudi\w+)\b/;

/** « en orthopédie, puis en neurologie », « j’ai travaillé dans un palace »: a place of work that no document tells. */
export function checkPlaces(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const { folded, sentences } = reading;
  const { places, words } = known();
  return [...folded.matchAll(words)].flatMap(({ index, 0: name }): Finding[] => {
    const end = index + name.length;
    if (marks[index] !== stances.self || marks[end - 1] !== stances.self) return [];
    const from = Math.max(sentences[sentenceAt(sentences, index)]?.start ?? 0, index - 140);
    const before = folded
      .slice(from, index)
      .replace(
        /(?:\b(?:dans |sur |chez |au sein d'|au |aux |a |en |service |unite |rayon |de |des |d'|une? |les? |la |l'|grande?s? |petite?s? ))+$/,
        '',
      );
    const clause = before.split(/[;:!?\n]/).at(-1) ?? '';
    if (!speaking.test(clause) || !worked.test(`${clause.trimEnd()} `) || undone.test(clause.slice(-60))) return [];
    const meant = places.filter(({ is }) => is.test(name));
    if (meant.length === 0 || meant.some((place) => toldIn(own)(place))) return [];
    if (isInInitials(context, own, { start: index, end })) return [];
    // « puis en neurologie »: what is false is that one came there.
    const lead =
      /(?:puis|ensuite)? ?(?:en|au|aux|a la|a l'|dans (?:une?|le|la|les|des|l'))? ?$/
        .exec(folded.slice(Math.max(from, index - 24), index))?.[0]
        .trimStart().length ?? 0;
    const start = index - lead;
    return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)), givesWay: true }];
  });
}

/** Whether the documents tell a place; each is looked for once. */
const toldIn = oncePer(({ flat }: Facts): ((place: Place) => boolean) => {
  const answers = new Map<Place, boolean>();
  return (place) => {
    const told = answers.get(place) ?? place.told.test(flat);
    answers.set(place, told);
    return told;
  };
});
