import { foldText } from '../../text/fold-text.ts';
import { matchesOf } from '../../text/matches-of.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { namesDepartment } from '../names/place-names.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { checkHonours } from './check-honours.ts';
import { checkRanks } from './check-ranks.ts';
import { checkSkillLevels } from './check-skill-levels.ts';
import { contest, contestLines } from './contest-lines.ts';

/** « Cabinet d’expertise comptable » is a trade, and makes nobody an expert of anything else. */
const expertise = /\bexpert(?:e?s?|ises?)\b(?![ -](?:comptable|judiciaire))/g;

/** « Cabinet Orhant Expertise et Conseil » is the name of a house, and says nothing of who works there. */
function isCalledExpert({ reading, cv }: Facts): boolean {
  const places = [...reading.folded.matchAll(expertise)].length;
  const houses = (cv?.experiences ?? []).map(({ company }) => foldText(company ?? ''));
  return places > houses.reduce((sum, house) => sum + [...house.matchAll(expertise)].length, 0);
}

/** Words by which people put themselves above others: each needs its like in the documents. */
const claims: [RegExp, (facts: Facts, place: number, before: readonly string[]) => boolean][] = [
  [/\bexperte?\b(?![ -](?:comptable|judiciaire))/g, isCalledExpert],
  [
    /(?<!\b(?:je|vous|qui|il|elle|on|nous|me|ai|as|a|avons|ont|avait|ete|est|m'a|bien|le|la|les) )\bconfirmee?s?\b/g,
    ({ reading }) => /\bconfirme/.test(reading.folded),
  ],
  [
    /\b(?:parfaite|excellente|totale|complete|absolue|grande) maitrise\b|\bmaitris\w* (?:parfait\w*|totale\w*|complet\w*|a la perfection)\b|\bparfaite connaissance\b/g,
    ({ reading }) => /\b(?:parfait|excellent|expert|maitrise (?:totale|complete)|confirme|avance)/.test(reading.folded),
  ],
  [
    /\bmaitris\w* (?:de |d'|le |la |l'|les )?(?:\w{2,20} ){0,3}?(?:parfaitement|a la perfection|sur le bout des doigts)\b|\bparfaitement (?:maitris\w*|connai\w*|utilis\w*)/g,
    ({ reading }) => /\b(?:parfait|expert|confirme|avance)/.test(reading.folded),
  ],
  [
    // Whether the mastery of a tool is beyond what is told is weighed with the tools.
    /\b(?:plus|pas|aucun|nul) (?:de |aucun )?(?:secrets?|mysteres?) pour moi\b/g,
    ({ reading, linesOfStem, linesOfHead }, _, before) =>
      /\b(?:parfait|expert|confirme|avance|maitris)/.test(reading.folded) ||
      before.some((word) => word.length >= 5 && (linesOfStem.has(word) || linesOfHead.has(word.slice(0, 5)))),
  ],
  [
    /\bchevronnee?s?\b|\baguerrie?s?\b|\bsur le bout des doigts\b|\bvirtuose\b|\bhors pair\b/g,
    ({ reading, entries }) => /\b(?:chevronn|aguerri|expert)/.test(reading.folded) || yearsOf(entries) >= 8,
  ],
  [/\bexperimentee?s?\b/g, ({ reading, entries }) => /\bexperiment/.test(reading.folded) || yearsOf(entries) >= 2],
  // « mon employeur, un spécialiste de l’emballage », « chez un spécialiste du bain »: what a house is.
  [
    /(?<!\b(?:employeu(?:r|se)|entreprise|societe|maison|groupe|enseigne|fournisseur|client|chez),? (?:une? |le |la )?)\bspecialiste\b(?! de rien\b)/g,
    ({ reading }) => /\bspecialis/.test(reading.folded),
  ],
  [/\bcertifiee?s?\b/g, ({ reading, cv }) => /\bcertifi/.test(reading.folded) || (cv?.certifications.length ?? 0) > 0],
  [/\bbrevetee?s?\b/g, ({ reading }) => /\bbrevet/.test(reading.folded)],
  [/\bagregee?s?\b/g, ({ reading }) => /\bagreg/.test(reading.folded)],
  [
    /(?<!\b(?:mon|son|le|un|avec|du|notre|leur) )\bmaitre d'apprentissage\b/g,
    ({ reading }) => /\bmaitre d'apprentissage|\btut(?:eur|rice|orat)/.test(reading.folded),
  ],
  [/\bassermentee?s?\b/g, ({ reading }) => /\basserment/.test(reading.folded)],
  [/\bhabilitee?s?\b/g, ({ reading }) => /\b(?:habilit|electri|b0|h0|b1v|b2v|amiante|aipr|caces)/.test(reading.folded)],
  [
    /\btrilingue\b|\bquadrilingue\b|\bpolyglotte\b/g,
    ({ languages }) => [...languages.values()].filter((rank) => rank >= 4).length >= 2,
  ],
];

const prizeTold =
  /\b(?:laureate?|remporte|obtenu|recu|gagne) (?:[a-z]+ ){0,3}(?<!\b(?:meilleurs?|bons?|justes?|bas|moindre|derniers?) )prix\b|\b(?:1ers?|premiers?|2e|second|deuxieme|3e|troisieme|grand) prix\b|\bprix (?:du |de la |de l'|des )?(?:meilleur|innovation|jury|public|concours|qualite|interne|initiative|excellence)/;
/** « Prix Émergence », « Prix d’honneur », « Prix des lecteurs 2020 »; « Prix : affichage », « Prix de vente » are asked for goods. */
const prizeNamed =
  /(?:^|[\n:;–•-] ?)(?:Prix|PRIX) (?:["«“]|\p{Lu}\p{L}|(?:d[ée]partement|r[ée]gion|nation|europ|internation|mondia|sp[ée]cia|annuel|interne)|(?:de la |de l'|d'|du |de )(?!vente|revient|achat|gros|march|d[ée]tail|cession|rachat)|[^\n:]{0,80}(?<!\d)(?:19|20)\d\d(?!\d))/u;

/** A prize that was won, and none that is asked for goods. */
function won({ reading }: Facts): boolean {
  return prizeTold.test(reading.folded) || prizeNamed.test(reading.text);
}

/** Distinctions: each needs its like, one of those proofs, in the documents. */
const awards: [RegExp, ...(RegExp | typeof won)[]][] = [
  [
    /\b(?:vainqueure?s?|gagnante?s?|championne?s?|laureate?s?)\b/g,
    /\b(?:laureat|vainqueur|gagnant|champion|medaill|remport|recompens)|\bconcours\b[^\n]{0,80}\b(?:obtenu|recu|reussi|admis|premiere?|1er|1re)|\b(?:premiere?|1ere?|1re)(?: place)? (?:ex[ -]aequo )?(?:au|aux|du|de|d'une?|des|dans|lors|sur|en|regionale?|nationale?)\b[^\n]{0,50}\b(?:concours|championnat|challenge|trophee)\b|\b(?:premiere|1ere|1re) place\b/,
    won,
  ],
  [/\bmedaille\w* (?:d'or|d'argent|de bronze|de vermeil)/g, /$^/],
  [
    /\b(?:trophees?|medailles?|medaillee?|recompensee?s?(?<!\brecompenses?)|primee?s?|palmes)\b|\b(?:recu|obtenu|decerne|remporte|valu) (?:\w{1,8} ){0,2}recompenses?\b/g,
    /\b(?:trophee|laureat|medaill|recompens|prime(?!ur|s? (?:sur|de|d'|annuel|mensuel))|palmes|meilleur(?!e?s? (?:prix|tarifs?|delais?|couts?|conditions|offres?|rapports?|pratiques|services?|qualite|accueil)\b))/,
    won,
  ],
  [
    /\b(?:remport|obten|recu|recois|gagn|decern|attribu|val[ou]|laureate? d)\w* (?:\w{1,8} ){0,5}(?<!\b(?:meilleurs?|bons?|justes?|bas|moindre) )prix\b(?! de (?:vente|revient|gros|marche))|\b(?:premier|1er|second|deuxieme|troisieme|grand) prix\b|\bprix (?:(?:interne|annuel|regional|national) )?(?:de la|du|de l') ?(?:meilleure?|innovation|initiative|qualite|jury|public)\b/g,
    won,
  ],
  [
    /\b(?:elue?|nommee?|designee?|sacree?|classee?) (?:\w{1,12} ){0,1}(?:meilleure?|premiere?|deuxieme|troisieme|1er|1re|n°|numero)\b|\bmeilleure? (?:vendeu|commercial|employe|apprenti|ouvrier|jeune)\w*|\bemployee? du mois\b/g,
    /\b(?:meilleur|employee? du mois|premiere? |1er|1re|1ere|classe)/,
  ],
  [
    /\b(?:elue?|nommee?|designee?|sacree?|titre de|prix de|prix du) (?:[a-z]+ ){1,3}?(?:de l'annee|du mois|du trimestre)\b/g,
    /\b(?:de l'annee|du mois|du trimestre|meilleur)/,
  ],
  [/\bavec (?:une |la )?mention\b(?! (?:complementaire|d[eu]))/g, /\bmention\b(?! complementaire)|\bfelicitations\b/],
  [/\bmajor(?:e)? de (?:ma |la |sa )?promo\w*/g, /\bmajor\b/],
  [/\b(?:felicitations|mention) (?:du jury|tres bien|assez bien|bien|honorable|excellent)\b/g, /$^/],
];

/** Levels of mastery and distinctions that nothing in the documents shows. */
export function checkLevels(context: CheckContext): Finding[] {
  const levels = claims.flatMap(([pattern, shown]) =>
    unshown(context, 'level', pattern, (facts, place) => {
      return shown(facts, place, stemsBefore(context, place)) || isOfLanguage(context, place);
    }),
  );
  const prizes = awards.flatMap(([pattern, ...shown]) =>
    unshown(context, 'award', pattern, (facts) =>
      shown.some((each) => (each instanceof RegExp ? each.test(facts.reading.folded) : each(facts))),
    ),
  );
  return [
    ...levels,
    ...prizes,
    ...raisedAwards(context),
    ...checkRanks(context),
    ...checkHonours(context),
    ...otherTerms(context),
    ...checkSkillLevels(context),
  ];
}

const reach =
  /\b(region|nation|francais|europe|internation|mondia|departement|academi)(?:al|ales?|aux|enn?e?s?|en|l|le|les|es?)?\b/g;

/** « prix national » where the documents tell of a regional one. */
function raisedAwards(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return [...folded.matchAll(reach)].flatMap(({ index, 0: written, 1: root = '' }): Finding[] => {
    const facts = isClaim(context, index) ? factsAt(context, index) : null;
    const lead = folded.slice(Math.max(0, index - 40), index);
    const lines = facts ? contestLines(facts) : [];
    if (!facts || !(contest.test(lead) || (lines.length > 0 && /\bmeilleure?\b/.test(lead))))
      return otherReach(context, index, written);
    if (lines.some((line) => line.includes(root) || (root === 'departement' && namesDepartment(line)))) return [];
    const end = index + written.length;
    return [{ kind: 'award', start: index, end, reason: reasons.award(text.slice(index, end)) }];
  });
}

/** « arbitre national » of one whom the documents call a regional one. */
function otherReach(context: CheckContext, index: number, written: string): Finding[] {
  const { folded, text } = context.reading;
  const noun = /\b([a-z]{5,}) $/.exec(folded.slice(Math.max(0, index - 24), index))?.[1];
  if (!noun || context.marks[index] !== stances.self) return [];
  const told = [
    ...context.own.flat.matchAll(new RegExp(`\\b${noun}s? (${reach.source.replace(/^\\b|\\b$/g, '')})`, 'g')),
  ];
  if (told.length === 0 || told.some(([, adjective = '']) => adjective.slice(0, 5) === written.slice(0, 5))) return [];
  const end = index + written.length;
  return [{ kind: 'award', start: index, end, reason: reasons.award(text.slice(index, end)) }];
}

const ofTerm =
  /\b(employee?|salariee?|vendeu\w+|commercia\w+|collaborat\w+|agente?|manage\w+|apprentie?|equipi\w+|conseill\w+|serveu\w+) (?:du |de la |de l')(mois|trimestre|semestre|semaine|annee|saison)\b/g;

/** « Employé de l’année » of the employee of the quarter. */
function otherTerms(context: CheckContext): Finding[] {
  const { folded, text } = context.reading;
  return [...folded.matchAll(ofTerm)].flatMap(({ index, 0: written, 1: who = '', 2: term = '' }): Finding[] => {
    const facts = isClaim(context, index) ? factsAt(context, index) : null;
    if (!facts || new RegExp(`\\b${who.slice(0, 6)}\\w* (?:du |de la |de l')${term}`).test(facts.flat)) return [];
    const end = index + written.length;
    return [{ kind: 'award', start: index, end, reason: reasons.award(text.slice(index, end)) }];
  });
}

function unshown(
  context: CheckContext,
  kind: 'level' | 'award',
  pattern: RegExp,
  isShown: (facts: Facts, place: number) => boolean,
): Finding[] {
  const { folded, text } = context.reading;
  return matchesOf(folded, pattern).flatMap(({ index, 0: written }): Finding[] => {
    const facts = isClaim(context, index) ? factsAt(context, index) : null;
    // « la ponctualité prime »
    if (/^primes?$/.test(written) && !/^primé/iu.test(text.slice(index, index + 5))) return [];
    // « quand l’alarme se confirme »
    if (/^confirmes?$/.test(written) && !/^confirmé/iu.test(text.slice(index, index + 8))) return [];
    // « mention » at the end of a line, « bien » on the next
    if (!facts || facts.flat.includes(written.replace(/\s+/g, ' ')) || isShown(facts, index)) return [];
    if (
      kind === 'award' &&
      /\b(?:sans|ni|aucune?|pas de|pas d')(?: [a-z]+)? ?$/.test(folded.slice(Math.max(0, index - 24), index))
    )
      return [];
    const end = index + written.length;
    return [{ kind, start: index, end, reason: reasons[kind](text.slice(index, end)) }];
  });
}

/** The stems of the words of a sentence that stand before a place. */
function stemsBefore({ reading: { tokens, stems, sentences } }: CheckContext, place: number): readonly string[] {
  const { from = 0 } = sentences[sentenceAt(sentences, place)] ?? {};
  const at = tokenAt(tokens, place);
  return stems.slice(Math.max(from, at - 25), at);
}

/** Levels of languages are weighed with the languages. */
function isOfLanguage({ reading }: CheckContext, place: number): boolean {
  const sentence = reading.sentences[sentenceAt(reading.sentences, place)];
  return /\b(?:anglais|espagnol|allemand|italien|portugais|arabe|langue)/.test(
    reading.folded.slice(Math.max(sentence?.start ?? 0, place - 30), Math.min(sentence?.end ?? place, place + 50)),
  );
}

function yearsOf(entries: Facts['entries']): number {
  return entries.reduce((sum, { period }) => sum + (period ? (period.to - period.from) / 12 : 0), 0);
}
