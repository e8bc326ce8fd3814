import { knownVerb } from './actions.ts';
import { type Clause, fromVerb } from './clause.ts';
import { fromCoordinated, fromList, fromNoun } from './clause-of-noun.ts';
import { withoutDangling } from './object-of.ts';
import { uncapitalised } from './typeset.ts';

/** Nouns of what is done once. */
const once =
  /^(?:cr[ée]ation|mise en (?!rayon|service)|migration|refonte|r[ée]habilitation|d[ée]ploiement|lancement|remplacement|r[ée]organisation|conception|r[ée]alisation|r[ée]novation|construction|ouverture|participation|d[ée]veloppement|modernisation|num[ée]risation|contribution|restructuration|automatisation|[ée]laboration)/i;

export function clauseOf(text: string): Clause | null {
  const trimmed = withoutDangling(text);
  const clause = builtFrom(text, trimmed);
  return clause && once.test(trimmed) ? { ...clause, isDone: true } : clause;
}

function builtFrom(text: string, trimmed: string): Clause | null {
  return (
    fromCharge(trimmed) ??
    fromRole(trimmed) ??
    fromParticiple(trimmed) ??
    fromInfinitive(trimmed) ??
    fromCoordinated(trimmed) ??
    fromList(text) ??
    fromNoun(trimmed)
  );
}

function fromCharge(text: string): Clause | null {
  const match = /^(?:(?:j’ai été |j’étais |être )?(?:en charge|chargée?|responsable)) (d’|de |du |des )(.+)$/i.exec(
    text,
  );
  if (!match) return null;
  const phrase = `${match[1]}${match[2]}`;
  return {
    past: `eu la charge ${phrase}`,
    present: `ai la charge ${phrase}`,
    infinitive: `avoir la charge ${phrase}`,
    noun: null,
  };
}

const roles =
  /^((?:tut(?:rice|eur)|référente?|formateur|formatrice|coordinat(?:eur|rice)|déléguée?|membre|correspondante?|présidente?|marraine|parrain|interlocut(?:eur|rice)|animat(?:eur|rice)) (?:\p{Ll}{4,} )?(?:d’|de |du |des |pour |auprès ).+)$/iu;

/** « Tutrice de deux stagiaires » → « j’ai été tutrice de … », in the gender the line itself has. */
function fromRole(text: string): Clause | null {
  const role = roles.exec(text)?.[1];
  if (!role) return null;
  const said = uncapitalised(role);
  return { past: `été ${said}`, present: `suis ${said}`, infinitive: `être ${said}`, noun: null };
}

const follows =
  /^(?:la|le|les|l’.*|des|un|une|\d.*|à|au|aux|en|avec|sur|dans|une?|environ|plusieurs|chaque|tous|toutes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plus)$/i;

function fromParticiple(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text) ?? [];
  const verb = verbOfParticiple(first.toLowerCase());
  if (!verb || !follows.test(rest.split(' ')[0] ?? '')) return null;
  const clause = fromVerb(verb, rest, null);
  return clause && { ...clause, isDone: true };
}

function verbOfParticiple(word: string): string | null {
  if (word.endsWith('é')) return knownVerb(`${word.slice(0, -1)}er`);
  const irregular: Record<string, string> = {
    mis: 'mettre',
    conçu: 'concevoir',
    tenu: 'tenir',
    pris: 'prendre',
    conduit: 'conduire',
    vendu: 'vendre',
    établi: 'établir',
    accueilli: 'accueillir',
    réduit: 'réduire',
    servi: 'servir',
    écrit: 'écrire',
    construit: 'construire',
    obtenu: 'obtenir',
    repris: 'reprendre',
    entretenu: 'entretenir',
    fait: 'faire',
    rendu: 'rendre',
  };
  return Object.hasOwn(irregular, word) ? (irregular[word] as string) : null;
}

function fromInfinitive(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text) ?? [];
  if (!/(?:er|ir|re|oir)$/i.test(first)) return null;
  const verb = knownVerb(first);
  if (!verb || verb === 'être') return null;
  if (/ (?:et|puis) \p{L}+(?:er|ir|oir|tre|dre) /u.test(` ${rest}`)) return null;
  return fromVerb(verb, rest, null);
}
