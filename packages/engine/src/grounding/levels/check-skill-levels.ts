import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { levelTold } from './levels-told.ts';

/** A turn of phrase that claims a level of what stands before or behind it. */
type Claim = { pattern: RegExp; side: 'before' | 'behind'; top?: boolean };

const links = "(?:de |du |des |d'|le |la |l'|les |sur |sous |en |avec |aux? |logiciels? |outils? )*";
const claims: Claim[] = [
  // « la maîtrise de Revit », « je maîtrise PowerShell et … »
  { pattern: new RegExp(`\\bmaitris(?:e|ant|ais)\\b ${links}`, 'g'), side: 'behind' },
  {
    pattern: new RegExp(`\\b(?:a l'aise|aisance|pratique (?:courante|quotidienne|reguliere)) ${links}`, 'g'),
    side: 'behind',
  },
  // « je dessine sur AutoCAD »: to make something with a tool takes more than notions of it.
  {
    pattern:
      /\bje (?:dessine|concois|modelise|developpe|programme|administre|parametre|redige|produis|realise|automatise|scripte|monte|cree|code|trace) (?:[a-z]+ ){0,3}?(?:sur|sous|en|avec|dans) (?:l'|le |la )?/g,
    side: 'behind',
  },
  // « saisie de 1 100 factures sous SAP »: what is worked with is more than discovered.
  { pattern: /\b(?:sous|via) (?:l'|le |la )?/g, side: 'behind' },
  // « Trois ans de React »: what is counted in years is more than tried.
  {
    pattern:
      /\b(?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs) (?:ans?|annees|mois) (?:d'experience )?(?:de |d'|sur |sous |avec |en )(?:developpement |pratique |programmation )?(?:de |d'|sur |sous |avec |en )?/g,
    side: 'behind',
  },
  {
    pattern: new RegExp(`\\b(?:experte?|expertise|specialiste|certifiee?|confirmee?) ${links}`, 'g'),
    side: 'behind',
    top: true,
  },
  // « OneTrust, que je maîtrise »
  {
    pattern:
      /,? (?:que je maitrise|que j'ai (?:bien |tres bien )?en main|que je (?:pratique|connais|manie|utilise) (?:bien|tres bien|parfaitement|avec (?:aisance|facilite)|au quotidien|chaque jour|tous les jours|couramment))\b/g,
    side: 'before',
  },
  {
    pattern:
      /\bj(?:e |')(?:l'|la |le |les )?(?:utilis|pratiqu|mani|emploi|connai|exploit)\w* (?:avec (?:aisance|facilite)|(?:tres )?(?:bien|aisement|facilement|couramment)|au quotidien|quotidiennement|tous les jours|chaque jour)(?: (?:au quotidien|tous les jours|chaque jour))?/g,
    side: 'before',
  },
  {
    pattern: / ?\(?(?:avancee?|expert|confirmee?|niveau (?:avance|expert))\b(?! ?\([abc][12]\))/g,
    side: 'before',
    top: true,
  },
];

/**
 * A level bound to the very thing it is said of: « la maîtrise de Revit » where the documents tell of « Revit :
 * débutante », whatever they master besides.
 */
export function checkSkillLevels(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return claims.flatMap(({ pattern, side, top = false }) =>
    matchesOf(folded, pattern).flatMap(({ index, 0: written }): Finding[] => {
      const end = index + written.length;
      if (!isSaid(context, index + written.search(/\S/), end)) return [];
      const things = side === 'behind' ? thingsBehind(context, end) : [thingBefore(context, index)];
      const thing = things.find((each) => each !== null && isTooHigh(context, each, top));
      if (!thing) return [];
      const from = Math.min(index + written.search(/\S/), thing.start);
      const to = Math.max(index + written.trimEnd().length, thing.end);
      return [{ kind: 'level', start: from, end: to, reason: reasons.level(text.slice(from, to)) }];
    }),
  );
}

const modest =
  /\b(?:notions?|bases|pas|peu|guere|debut\w*|apprend\w*|acquerir|approfondir|vers|avant|sans|jusqu'a)\b[^,;.:]*$/;
const presupposes = /\b(?:me|m') ?(?:permettr|aider|servir)\w*|\bque je mettr\w+|\ba votre service\b/;

/** « …, maîtrise du sucre tiré font partie de mon bagage » */
const owned = /\b(?:fait|font) partie de m(?:on|a|es)\b|\b(?:sont|est) (?:mon|ma|mes|les miens?)\b/;

/** Said of oneself; or taken for granted in a wish: « la maîtrise de Revit me permettrait de … ». */
function isSaid({ marks, reading: { folded, sentences } }: CheckContext, start: number, end: number): boolean {
  const sentence = sentences[sentenceAt(sentences, start)];
  const lead = folded.slice(Math.max(sentence?.start ?? 0, start - 60), start);
  if (modest.test(lead)) return false;
  if (marks[start] === stances.self) return true;
  const tail = folded.slice(end, Math.min(sentence?.end ?? end, end + 200));
  if (marks[start] === stances.you && owned.test(tail)) return true;
  const isWish = marks[start] === stances.aim || marks[start] === stances.they;
  return isWish && presupposes.test(tail);
}

function isTooHigh({ own }: CheckContext, { stem }: Thing, isTop: boolean): boolean {
  const told = levelTold(own, placesOf(own, stem));
  return told === 'slight' || (told === 'fair' && isTop);
}

/** « la maîtrise de SQL et Python »: the first thing, and those joined to it by « et » or a comma. */
function thingsBehind(context: CheckContext, end: number): (Thing | null)[] {
  const first = thingBehind(context, end);
  const link = first
    ? /^(?:,| et| ou) (?:de |d'|le |la |l'|du )?(?=[a-z])/.exec(context.reading.folded.slice(first.end, first.end + 9))
    : null;
  return first && link ? [first, thingBehind(context, first.end + link[0].length)] : [first];
}

type Thing = { stem: string; start: number; end: number };

function thingBehind({ reading: { tokens, stems, folded } }: CheckContext, end: number): Thing | null {
  let index = tokenAt(tokens, end);
  while (index < tokens.length && isSmallWord(tokens[index]?.key ?? '') && (tokens[index]?.start ?? 0) < end + 6)
    index++;
  const token = tokens[index];
  if (!token || token.start > end + 6 || /[.;:\n]/.test(folded.slice(end, token.start))) return null;
  return { stem: stems[index] as string, start: token.start, end: token.end };
}

function thingBefore({ reading: { tokens, stems, folded } }: CheckContext, start: number): Thing | null {
  for (let index = tokenAt(tokens, start) - 1, steps = 0; index >= 0 && steps < 4; index--, steps++) {
    const token = tokens[index] as (typeof tokens)[number];
    if (token.start >= start) continue;
    if (/[.;\n]/.test(folded.slice(token.end, start))) return null;
    // « …, un logiciel que j’utilise avec aisance »
    if (!isSmallWord(token.key) && !/^(?:outil|logiciel|langage|programme)s?$/.test(token.key))
      return { stem: stems[index] as string, start: token.start, end: token.end };
  }
  return null;
}

const kept = new WeakMap<Facts, Map<string, number[]>>();
const most = 50;

/** Where in the documents a stem stands. */
function placesOf(facts: Facts, stem: string): readonly number[] {
  let places = kept.get(facts);
  if (!places) {
    places = new Map();
    for (const [index, each] of facts.reading.stems.entries()) {
      const known = places.get(each);
      if (!known) places.set(each, [index]);
      else if (known.length < most) known.push(index);
    }
    kept.set(facts, places);
  }
  const exact = places.get(stem);
  if (exact || stem.length < 6) return exact ?? [];
  // « les automates » where the documents write « automatisme ».
  const kin = [...places.keys()].find((other) => other.length >= 6 && other.slice(0, 6) === stem.slice(0, 6));
  return kin === undefined ? [] : (places.get(kin) ?? []);
}
