import dutyVerbs from '../../../data/duty-verbs.json' with { type: 'json' };
import { foldWord } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import { checkCertificates } from '../diplomas/check-certificates.ts';
import { checkCertified } from '../diplomas/check-certified.ts';
import { type Anchor, misplaced, type Scope, type Teller } from '../facts/anchors.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { isCovered } from '../facts/is-covered.ts';
import { hasKin } from '../facts/synonyms.ts';
import { isNation } from '../names/place-names.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import { isEveryday, isPlain } from '../words/everyday.ts';
import { isNoun } from '../words/is-noun.ts';
import { lastTerm } from '../words/last-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { checkBranches } from './check-branches.ts';
import { checkNovelties } from './check-novelties.ts';
import { checkUnheardOf } from './check-unheard-of.ts';

/** Duties told of an employer where another had them, duties nobody had, and more than a certificate says. */
export function checkDuties(context: CheckContext): Finding[] {
  return [
    ...misplacedDuties(context),
    ...inventedDuties(context),
    ...untoldDuties(context),
    ...checkCertificates(context),
    ...checkCertified(context),
    ...checkNovelties(context),
    ...checkBranches(context),
    ...checkUnheardOf(context),
  ];
}

/** « Chez X, je tenais … et les déclarations de TVA », which the CV tells of Y alone. */
function misplacedDuties(context: CheckContext): Finding[] {
  const { reading, marks, own, scopeAt } = context;
  const { tokens, stems, folded, text } = reading;
  return tokens.flatMap(({ start, end }, index): Finding[] => {
    const root = stems[index] as string;
    const lines = marks[start] === stances.self ? own.linesOfStem.get(root) : undefined;
    if (!lines || lines.size > 4 || !isTelling(context, index) || !isNamed(context, index)) return [];
    const tellers = [...lines].map((line): Teller => ({ line, owner: own.ownerOfLine(line) }));
    if (tellers.some(({ owner }) => owner < 0 || owner >= firstStudy)) return [];
    const sentence = reading.sentences[sentenceAt(reading.sentences, start)] as Sentence;
    if (!spokenBefore.test(folded.slice(Math.max(sentence.start, start - 200), start))) return [];
    const near = jobsNamed(scopeAt(start), folded.slice(sentence.start, sentence.start + 12));
    if (near.length === 0 || isToldOfAny(near, root) || isByTheWay(context, index, near)) return [];
    const elsewhere = misplaced(context, { own: [], near }, tellers, ['job']);
    return elsewhere === null
      ? []
      : [{ kind: 'skill', start, end, reason: reasons.swapped(text.slice(start, end), elsewhere) }];
  });
}

/** « …, en revoyant ma façon de caler les verres sur la meuleuse »: a word among others that the job itself tells. */
function isByTheWay(
  { reading: { tokens, stems, folded } }: CheckContext,
  index: number,
  near: readonly Anchor[],
): boolean {
  const { start } = tokens[index] as CheckContext['reading']['tokens'][number];
  if (!means.test(folded.slice(Math.max(0, start - 12), start))) return false;
  const isApart = (from: number, to: number) => /[,;:.!?\n]| et /.test(folded.slice(from, to));
  let told = 0;
  for (let at = index - 1; at >= 0 && !isApart((tokens[at] as (typeof tokens)[number]).end, start); at--)
    if (isToldThere(at)) told++;
  return told > 0;

  function isToldThere(at: number): boolean {
    const { key, start: place } = tokens[at] as (typeof tokens)[number];
    if (
      key.length < 5 ||
      isSmallWord(key) ||
      isEveryday(key) ||
      near.some((anchor) => place >= anchor.start && place < anchor.end)
    )
      return false;
    return near.some(({ entries }) => entries.some(({ words }) => words.has(stems[at] as string)));
  }
}

function isToldOfAny(near: readonly Anchor[], root: string): boolean {
  return near.some(({ entries }) => entries.some(({ words }) => hasKin(words, root)));
}

const means = /\b(?:sur|avec|dans|sous|en) (?:l'|la |le |les |une? |mon |ma )?$/;

/** A noun, or a word of a list: « je prends en charge », « où je facturais » are verbs, which any job has. */
function isNamed(context: CheckContext, index: number): boolean {
  const { tokens, text } = context.reading;
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (!token || !before) return true;
  if (/^(?:je|j|ne|n|se|s|me|m|y|en|les?|la|l|on|nous|vous|qui|ai|ont|a|avons|avais)$/.test(before.key))
    return isNoun(context, index);
  return !/^(?:et|puis|ou)$/.test(before.key) || isNoun(context, index) || /\p{Lu}/u.test(text[token.start] ?? '');
}

/** « À Tours, je … »: an opening place holds for the whole sentence; elsewhere a town is left behind with its clause. */
function jobsNamed({ own, near }: Scope, opening: string): Anchor[] {
  const isOpening = /^\W*(?:a|au|aux|chez|dans|en|de) /.test(opening);
  const named = own.length > 0 ? own : near.filter(({ label }) => isOpening || knownCity(label) === null);
  return named.filter(({ entries }) => entries.some(({ kind }) => kind === 'job'));
}

/** A noun that tells something: written small, no everyday word, no participle. */
function isTelling({ reading: { tokens, stems, text }, terms, own }: CheckContext, index: number): boolean {
  const { key, start, end } = tokens[index] as CheckContext['reading']['tokens'][number];
  if (key.length < 5 || isSmallWord(key) || /\d/.test(key) || everyday.has(stems[index] as string)) return false;
  // « quatre téraoctets », « une équipe polonaise »: figures and nations are looked up for themselves.
  if (isFigure(key) || isNation(key)) return false;
  // « comme alternante »: a standing, which is looked at with the contracts.
  if (standing.test(text.slice(Math.max(0, start - 24), end))) return false;
  if (isPlain(key) && !isOfOneJob(own, lastTerm(terms, Math.max(0, start - 30), end))) return false;
  return !auxiliaries.has(tokens[index - 1]?.key ?? '') && !/^\p{Lu}|é(?:e?s?)$/u.test(text.slice(start, end));
}

const standing =
  /(?<!\p{L})(?:comme|en tant que?|étais|été) ?(?:d[’']|qu[’'])?(?:une? )?(?:stagiaire|alternante?|apprentie?|intérimaire|saisonni(?:er|ère)|vacataire|bénévole)$/u;

/** « mini-pelle », « vivaces »: words of everyone’s in the name of a thing that one job alone tells. */
function isOfOneJob({ terms }: Facts, term: CheckContext['terms'][number] | undefined): boolean {
  const owners = new Set((term ? (terms.get(term.name) ?? []) : []).map(({ owner }) => owner));
  return owners.size === 1 && !owners.has(-1);
}

const auxiliaries = new Set('ai a avais suis etais ont est je j y m me n ne'.split(' '));
const spokenBefore = /\b(?:je|j')/;
const everyday = new Set(
  'lieu monde moment personne charge place annee heure matin livre service equipe client clientele metier travail societe groupe entreprise gestion rigueur contact qualite quotidien ensemble terrain relation public semaine annuel mensuel activite domaine secteur nouveau nouvelle ancien premiere premier compte mission poste agence magasin atelier chantier travaux'
    .split(' ')
    .map(stem),
);

/** Verbs of work precise enough to be a fact, by how they begin. */
const verbs =
  /\b(?:je |j'|moi qui |et |, )(?:y |les |l'|en |lui |leur )?(?:ai |avais )?(?:aussi |egalement |deja |meme |en outre |en plus |ensuite |enfin )?((?:negoci|anim|recrut|supervis|encadr|manag|dirige|audit|factur|program|tradui|enseign|vend|achet|import|export|concev|conc[ou]|dessin|soud|install|livr|pilot|budget|plaid|archiv|chiffr|tarif|fidelis|prospect|demarch|licenci|embauch|inventori|calibr|usin|coul|mont)[a-z]*(?:ais|ait|e|es|ions|ons|i|u|is|it|ant))\b/g;
const object =
  /^ (?:\w+ment |moi-meme |aussi |egalement |encore |seule? )?(?:(?:avec|aupres de|sur|chez|pour) )?(?:(?:de |d')?(?:les |des |la |le |l'|une? [a-z]+aine (?:de |d')|un |une |mes |nos |ses |deux |trois |plusieurs |du )|(?:de |d')(?=(?:nouve|nombreu|futur|grand|gros|petit|jeune|bon|autre|beau|bel)))(?:(?:nouve|nombreu|futur|grand|gros|petit|jeune|autre)[a-z]* )?([a-z]{4,})(?: (?:de |d'|des |du |de la |de l'|aux? |en )?([a-z]{4,}))?/;

/** « je négociais avec les fournisseurs » where neither stands in the documents. */
function inventedDuties(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return [...folded.matchAll(verbs)].flatMap(({ index, 0: written, 1: verb = '' }): Finding[] => {
    const start = index + written.length - verb.length;
    const facts = context.marks[start] === stances.self ? factsAt(context, start) : null;
    const told = object.exec(folded.slice(start + verb.length, start + verb.length + 80));
    const what = told?.[1];
    if (!facts || !told || !what || isFigure(what) || ([what, told[2] ?? what].every(isCommon) && !solemn.test(verb)))
      return [];
    const isAsked = isOffersVerb(context, verb) || /^(?:recrut|licenci|embauch)/.test(verb);
    if (
      isVerbTold(facts, verb) ||
      hasRoot(facts, verb.replace(forms, '')) ||
      (/^(?:vend|achet|livr)/.test(verb) && isKnown(facts, nounOf.get(verb.replace(forms, '')) || verb)) ||
      (!isAsked && isKnown(facts, what)) ||
      (!isAsked && told[2] !== undefined && !isSmallWord(told[2]) && isKnown(facts, told[2])) ||
      isMet(context, facts, verb, what)
    )
      return [];
    const end = start + verb.length + told[0].length;
    return [{ kind: 'skill', start, end, reason: reasons.skill(text.slice(start, end)) }];
  });
}

/** « j’établis les devis »: a verb that says no more than that a thing was made tells nothing by itself. */
const making = /^(?:etabli|effectu)/;

function isVerbTold(facts: Facts, verb: string): boolean {
  return (isKnown(facts, verb) && !making.test(verb)) || teaches(facts, verb);
}

/** « J’encadre de jeunes boxeurs »: so does who trains or teaches them. */
function teaches({ flat }: Facts, verb: string): boolean {
  return verb.startsWith('encadr') && /\b(?:educat|entrain|animat|monit|tut(?:eu|ri|or))/.test(flat);
}

/** « j’ai prospecté » where the offer has « prospecter » and no document tells of it. */
function isOffersVerb({ hasOffer, all }: CheckContext, verb: string): boolean {
  return hasOffer && borrowed.test(verb) && isKnown(all, verb);
}

/** Verbs that only some trades may do, be it to « affaires ». */
const solemn = /^(?:plaid|licenci|audit|enseign)/;
/** Verbs that are a duty whatever they are done to. */
const borrowed =
  /^(?:negoci|prospect|recrut|manag|encadr|dirig|budget|plaid|licenci|embauch|audit|supervis|program|export|import)/;

/** « je publie mes offres » of one who « diffuse les annonces »: as the CV would meet the demand for it. */
function isMet(context: CheckContext, { cv }: Facts, verb: string, noun: string): boolean {
  const duty = nounOf.get(verb.replace(forms, ''));
  return cv !== null && isCovered(context, cv, `${duty ?? verb} ${noun}`, null);
}

const nounOf = new Map(
  Object.entries(dutyVerbs).map(([verb, noun]) => [foldWord(verb).replace(/(?:er|ir|re|oir)$/, ''), noun]),
);
const dutyRoots = (ending: RegExp) =>
  new Set(
    Object.entries(dutyVerbs).flatMap(([verb, noun]) =>
      noun && ending.test(foldWord(verb)) ? [foldWord(verb).replace(ending, '')] : [],
    ),
  );
const roots = dutyRoots(/(?:er|ir|re|oir)$/);
/** « gravi » is no form of « graver »: verbs in « -er » have none in « -i » or « -u ». */
const otherRoots = dutyRoots(/(?:ir|re|oir)$/);

function isDutyVerb(verb: string, root: string): boolean {
  return /(?:(?<!a)i|u)(?:e?s|t)?$|ue$/.test(verb) ? otherRoots.has(root) : roots.has(root);
}

/** What anybody does, whatever the trade: no duty by itself. */
const general = new Set(
  'suiv accueill prepar accompagn aid rencontr conseill command ouvr prend pren gard lis cherch visit part form particip tien ten trait coordonn remont vend mont pilot anim port men'.split(
    ' ',
  ),
);
const spokenVerb =
  /\b(?:je |j'|et |, )(?:y |en |lui |leur )?(?:ai |avais )?(?:aussi |egalement |deja |meme )?([a-z]{5,})(?= )/g;
const forms = /(?:e|es|ais|ait|ant|ee|ees|i|is|it|u|us|ue|ues)$/;

/** « je dépose les marques »: a verb that names a duty and its object, neither of which the documents tell. */
function untoldDuties(context: CheckContext): Finding[] {
  const { folded, text, sentences } = context.reading;
  return [...folded.matchAll(spokenVerb)].flatMap(({ index, 0: written, 1: verb = '' }): Finding[] => {
    const start = index + written.length - verb.length;
    const root = verb.replace(forms, '');
    if (
      context.marks[start] !== stances.self ||
      !isDutyVerb(verb, root) ||
      general.has(root) ||
      isVerbTold(context.own, verb)
    )
      return [];
    const from = (sentences[sentenceAt(sentences, start)] as Sentence).start;
    if (!spokenBefore.test(folded.slice(from, start))) return [];
    const told = object.exec(folded.slice(start + verb.length, start + verb.length + 80));
    const noun = told?.[1];
    if (!told || !noun || isSmallWord(noun) || isFigure(noun) || isPlain(noun) || isKnown(context.own, noun)) return [];
    if (isOwnWord(context, [verb, noun, told[2] ?? noun]) || isMet(context, context.own, verb, noun)) return [];
    const end = start + verb.length + told[0].length;
    return [{ kind: 'skill', start, end, reason: reasons.skill(text.slice(start, end)) }];
  });
}

/** « je tourne l’argile »: in words of which the offer has none; who invents a duty takes it from the offer. */
function isOwnWord({ hasOffer, all, own }: CheckContext, words: readonly string[]): boolean {
  return hasOffer && !words.some((word) => !isSmallWord(word) && isKnown(all, word) && !isKnown(own, word));
}

/** « monté un dossier », « animé une réunion »: what every trade does. */
function isCommon(word: string): boolean {
  return isSmallWord(word) || isEveryday(word);
}

function isFigure(word: string): boolean {
  return /^(?:quatre|cinq|sept|huit|neuf|onze|douze|treize|quinze|vingt|trente|cent|mille)/.test(word);
}

/** « j’ai vendu » of a « vendeuse »: verbs and who does them part after the fourth letter. */
function hasRoot({ words }: Facts, root: string): boolean {
  return root.length === 4 && [...words].some((word) => word.startsWith(root) && word.length > 4);
}

function isKnown({ words }: Facts, word: string): boolean {
  const root = stem(word);
  return hasKin(words, root);
}
