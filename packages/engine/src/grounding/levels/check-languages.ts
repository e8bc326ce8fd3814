import { languageRank } from '../../match/language-levels.ts';
import { type FoundLanguage, findLanguages, mayNameLanguage } from '../../text/find-languages.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { type CheckContext, type Finding, factsAt } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';

/** Languages, and levels above the one told. */
export function checkLanguages(context: CheckContext): Finding[] {
  const { reading } = context;
  const found: Finding[] = [];
  for (const { start, end, from, to } of reading.sentences) {
    const slice = reading.text.slice(start, end);
    const named = mayNameLanguage(reading.stems.slice(from, to)) ? findLanguages(slice) : [];
    const languages = named.map((each) => ({
      ...each,
      span: { start: each.span.start + start, end: each.span.end + start },
    }));
    cutAtBreaks(reading.folded, languages);
    giveLevelsBack(reading.folded, languages);
    const leads = leadsOf(reading.folded, languages);
    languages.forEach((language, index) => {
      found.push(...checkLanguage(context, language, leads[index] ?? language.span.start));
    });
    found.push(...unheardOf(context, languages, start, end));
  }
  return found;
}

/** « breton et un très bon anglais »: a level behind « et un » is that of the language it stands before. */
function giveLevelsBack(folded: string, languages: FoundLanguage[]): void {
  languages.forEach(({ name, span, level }, index) => {
    const at = /(?:,? (?:et|j'ai|avec|puis|mais)|,) (?:un|une|d'un|d'une|mon) /.exec(
      folded.slice(span.start, span.end),
    )?.index;
    const next = languages[index + 1];
    if (level === null || at === undefined || !next || next.span.start - span.end > 2) return;
    languages[index] = { name, level: null, span: { start: span.start, end: span.start + at } };
    languages[index + 1] = { ...next, level: next.level ?? level, span: { ...next.span, start: span.start + at + 4 } };
  });
}

/** « …, je parle le français ; ma langue maternelle est le bambara »: a level behind a break is of what follows. */
function cutAtBreaks(folded: string, languages: FoundLanguage[]): void {
  languages.forEach(({ name, span }, index) => {
    const at = /[;.!?] | : (?:ma|mon|mes|je) /.exec(folded.slice(span.start, span.end))?.index;
    if (at === undefined || at < name.length) return;
    languages[index] = { name, level: null, span: { start: span.start, end: span.start + at } };
  });
}

const joined = /^,?(?: et| ou)? (?:l'|le |la |du |de l'|d'|en |mon |un )?$/;

/** Where the list of languages begins in which each stands: « je parle couramment le breton et l’anglais ». */
function leadsOf(folded: string, languages: readonly FoundLanguage[]): number[] {
  let first = 0;
  return languages.map(({ span: here }, index) => {
    const before = languages[index - 1];
    if (!before || !goesOn(folded, before, here)) first = index;
    const { span, name } = languages[first] as FoundLanguage;
    return first < index ? span.end - foldWord(name).length : span.start;
  });
}

/** « l’anglais courant et l’allemand »: a level behind its language goes no further. */
function goesOn(folded: string, { name, span }: FoundLanguage, here: FoundLanguage['span']): boolean {
  return joined.test(folded.slice(span.end, here.start)) && folded.slice(span.start, span.end).endsWith(foldWord(name));
}

const spokenList = /\b(?:parl\w*|langues?|bilingue|trilingue|couramment)\b[^.;:\n]{0,50}$/;
const companion = /^,?(?: et|,) (?:le |l'|la |du )([a-z]{4,})\b(?! (?:de|des|du|d')\b)/;

/** « je parle le breton et le gallois »: what stands among languages is one, be it unknown here. */
function unheardOf(
  { reading, marks, own }: CheckContext,
  languages: FoundLanguage[],
  from: number,
  to: number,
): Finding[] {
  return languages.flatMap(({ span }): Finding[] => {
    if (marks[span.start] !== stances.self) return [];
    if (!spokenList.test(reading.folded.slice(Math.max(from, span.start - 70), span.start))) return [];
    const told = companion.exec(reading.folded.slice(span.end, Math.min(to, span.end + 30)));
    const word = told?.[1] ?? '';
    const start = span.end + (told?.[0].length ?? 0) - word.length;
    if (word === '' || own.words.has(stem(word)) || languages.some((other) => other.span.start === start)) return [];
    const end = start + word.length;
    return [{ kind: 'language', start, end, reason: reasons.language(reading.text.slice(start, end)) }];
  });
}

function isPlainFrench(name: string, level: FoundLanguage['level']): boolean {
  return name === 'Français' && level === null;
}

/** « mon anglais est à reprendre pour atteindre le B1 ». */
const toReach =
  /\b(?:reprendre|atteindre|viser|porter|hisser|amener|pousser|elever|ameliorer|perfectionner|consolider)\b|\bmerite d'etre|\b(?:porte|hisse|eleve|pousse) au [abc][12]\b|\b(?:sans|ne|afin de|avant de|pas|pour) (?:pas |encore |vraiment |jamais |pouvoir )*(?:l'|le |la )?(?:parl|maitris|pratiqu|ecri)\w+\b/;

/** « … : je n’en ai que les bases »: taken back in the same breath. */
const takenBack =
  /^[^.;\n]{0,30}(?:: |, |- )(?:mais )?(?:dont )?je n(?:'en|e l[ea']) ?(?:ai|possede|connais|parle|maitrise|pratique|lis) (?:pas|que|guere)\b/;

/** « reste en deçà du C1 demandé », « est encore loin du niveau courant »: the level that is not reached. */
const below =
  /\b(?:en deca|en dessous|au-dessous)(?: [a-z]+)? (?:d[eu]|des)\b|\b(?:rest\w+|demeur\w+|est|se situe|se trouve|plafonne|j'en suis|n'(?:est|atteint)) (?:[a-z]+ ){0,3}?(?:en deca|en dessous|au-dessous|sous (?:le|celui|ce)|inferieure? (?:a|au)|loin (?:d[eu]|derriere)|pas (?:encore )?(?:au|du|a la hauteur))/;
/** « en allemand, par contre, je n’ai rien à faire valoir » */
const nothing =
  /^(?:, [a-z' ]{4,24})?,? je n(?:'|e )(?:en |y )?[a-z]+ (?:encore |a ce jour )?(?:rien|aucune? (?!diffic|probl|mal|peur|crainte|gene|hesit|souci|appreh|besoin|complex)|pas (?:encore )?(?:de |d'|une? )(?!diffic|probl|mal|peur|crainte|gene|hesit|souci|appreh|besoin|complex|secret|autre))/;

function isTakenBack(folded: string, { start, end }: FoundLanguage['span']): boolean {
  // « mon anglais scolaire »: as little as one says, whatever grade the word is given.
  if (/\bscolaire/.test(folded.slice(start, end))) return true;
  // « L’allemand, non. », « porter mon anglais au C1 »
  if (/^, (?:non|pas encore|pas du tout|jamais)\b/.test(folded.slice(end, end + 14))) return true;
  if (
    /\b(?:porter|hisser|amener|pousser|elever|monter) (?:mon |l'|le )$/.test(
      folded.slice(Math.max(0, start - 14), start),
    )
  )
    return true;
  const after = folded.slice(end, end + 90);
  if (below.test(folded.slice(start, end) + (after.split(/[.;:,]/)[0] ?? ''))) return true;
  return toReach.test(folded.slice(start, end)) || takenBack.test(after) || nothing.test(after);
}

/** « mes interlocuteurs parlent espagnol, portugais »: what others speak. */
function isOfOthers(folded: string, start: number): boolean {
  return /\b(?:interlocut|client|patient|collegue|partenaire|fournisseur|eleve|famille|parent|usager|resident|voyageur|touriste|visiteur|enfant|public|beneficiaire|equipe)[a-z]* (?:qui )?(?:ne )?(?:parl(?:ent|aient|e|ait|ant)|s'exprim\w+|ecrivent|comprennent)\b[^.;:!?\n]{0,50}$/.test(
    folded.slice(Math.max(0, start - 110), start),
  );
}

function checkLanguage(context: CheckContext, { name, level, span }: FoundLanguage, lead: number): Finding[] {
  const { reading } = context;
  const facts = factsClaimed(context, span.start);
  if (!facts || context.marks[span.start] === stances.you || isPlainFrench(name, level)) return [];
  const quote = reading.text.slice(span.start, span.end);
  const end = answerEnd(reading.folded, span.end);
  const report = (kind: 'language' | 'level', reason: string): Finding[] => [{ kind, start: span.start, end, reason }];
  if (isOfOthers(reading.folded, span.start) || isTakenBack(reading.folded, span)) return [];
  const told = rankTold(facts, name);
  if (told === undefined) {
    const isClaimed = name !== 'Français' && (level !== null || isLanguageUse(reading.folded, lead, span.end));
    return isClaimed ? report('language', reasons.language(quote)) : [];
  }
  const isBeyond =
    isBornTo(reading.folded, span, facts, name, told) ||
    isAbove(reading.folded, { name, level, span }, lead, facts, told);
  return isBeyond ? report('level', reasons.languageLevel(quote)) : [];
}

/** As little as one can say of a language that one knows at all: whatever level is told, these are not above it. */
const modest = /\b(?:notions?|bases|rudiments?|debutante?|quelques mots|elementaires?)\b/;
const graded = /\b[abc][12]\b/;
const praised = /\b(?:bonnes?|solides?|serieuses|excellentes?|fortes?|tres) $/;

function isModest(folded: string, { start, end }: FoundLanguage['span']): boolean {
  const written = folded.slice(start, end);
  return modest.test(written) && !graded.test(written) && !praised.test(folded.slice(Math.max(0, start - 14), start));
}

/** Whether a level is claimed above the one told. */
function isAbove(
  folded: string,
  { name, level, span }: FoundLanguage,
  lead: number,
  facts: Facts,
  told: number,
): boolean {
  if (isModest(folded, span)) return false;
  const claimed = Math.max(claimedRank(folded, span, lead, level), rankByComparison(folded, span.start, span.end));
  if (claimed === 6 && (isCalledBilingual(facts, name) || (told === 5 && isNearly(folded, span)))) return false;
  if (claimed <= Math.max(told, 1) || (told === 0 && claimed <= 3)) return false;
  return !isFluentWord(folded, span, told, claimed);
}

/** « mon italien est presque bilingue »: the level below, which is what is claimed. */
function isNearly(folded: string, { start, end }: FoundLanguage['span']): boolean {
  return /\b(?:presque|quasi(?:ment)?)[ -]bilingue/.test(folded.slice(Math.max(0, start - 24), end + 24));
}

function factsClaimed(context: CheckContext, place: number): Facts | null {
  return factsAt(context, place) ?? (isState(context, place) ? context.own : null);
}

const opensWith = /^\W*(?:avec|grace a|fort\w* (?:de|d')|doue\w* d|dote\w* d)[^.;:!?]*$/;
const leansOn =
  /\bje (?:m'appu\w+|me servir\w+|mettrai\w*|mobiliser\w*|apporter\w*|ferai\w* profiter)\b[^.;:!?]*$|\b(?:beneficier\w+|profiter\w+) (?:de|d')[^.;:!?]*$/;
const ofOthers = /\b(?:vous|votre|vos|cours|formation|client\w*|equipes?|apprendre|viser?|atteindre)\b/;

/** « Avec un niveau B2 en anglais, je pourrai … », « je m’appuierai sur mon allemand »: what an aim rests on is claimed. */
function isState({ reading: { folded, sentences }, marks }: CheckContext, place: number): boolean {
  const { start = place, end = place } = sentences[sentenceAt(sentences, place)] ?? {};
  // « Vos contrats se négocient en anglais : avec un niveau C1, je … »
  const before =
    folded
      .slice(Math.max(start, place - 160), place)
      .split(': ')
      .at(-1) ?? '';
  const clause = before.split(', ').at(-1) ?? '';
  if (marks[place] !== stances.aim || ofOthers.test(clause)) return false;
  const isOpening =
    opensWith.test(before) && /^[^.;:!?,]{0,60}, je \w+rai/.test(folded.slice(place, Math.min(end, place + 100)));
  return isOpening || leansOn.test(clause);
}

/** « Vous souhaitez un anglais courant : je le parle avec aisance »: what claims it is part of the claim. */
function answerEnd(folded: string, end: number): number {
  const answer = /^ ?[:;,] (?:et )?je (?:le|la|l') ?(?:parle|maitrise|pratique|lis|ecris)[^.;:,!?\n]*/.exec(
    folded.slice(end, end + 80),
  );
  return end + (answer?.[0].length ?? 0);
}

function rankTold(facts: Facts, name: string): number | undefined {
  return isDisowned(facts, name) ? undefined : (facts.languages.get(name) ?? related(facts, name));
}

/** « Anglais : non »: a language the documents name to say that it is not spoken. */
function isDisowned({ flat }: Facts, name: string): boolean {
  return new RegExp(`\\b${foldWord(name)} ?(?::|-|–|\\() ?(?:non\\b|aucun|neant|pas )`).test(flat);
}

/** A level in letters (« B1 ») is what is claimed, whatever words stand around. */
function claimedRank(folded: string, span: FoundLanguage['span'], lead: number, level: FoundLanguage['level']): number {
  const isGraded =
    /^ ?\(?[abc][12]\b/.test(folded.slice(span.end, span.end + 5)) ||
    /[abc][12]\)?$/.test(folded.slice(span.start, span.end));
  const told = level ? languageRank(level) : 0;
  const grade = namedGrade(folded, span);
  if (grade !== null) return grade;
  return isGraded && told > 0 && told < 5 ? told : Math.max(told, spokenRank(folded, lead, span.end));
}

/** « anglais avancé (C1) », « espagnol intermédiaire (B1) »: a plain word for the grade in brackets, which is what is claimed. */
function namedGrade(folded: string, { start, end }: FoundLanguage['span']): number | null {
  const [, letter, digit] = /^[^(]{0,2}\(([abc])([12])\)/.exec(folded.slice(end, end + 7)) ?? [];
  const isPlain = /\b(?:avancee?|intermediaire|independante?|autonome|elementaire)$/.test(folded.slice(start, end));
  return letter && isPlain ? 'abc'.indexOf(letter) * 2 + Number(digit) : null;
}

const native =
  /\b(?:langues? maternelles?|de mon enfance|langue natale|de naissance|depuis (?:l'|mon )enfance|depuis toujours|ma (?:premiere langue|langue))\b/;

/** « le breton est celle de mon enfance » of one who learnt it. */
function isBornTo(folded: string, span: FoundLanguage['span'], facts: Facts, name: string, told: number): boolean {
  return told < 6 && isNative(folded, span) && !isNativeTold(facts, name);
}

function isNative(folded: string, { start, end }: FoundLanguage['span']): boolean {
  const after = folded.slice(start, end + 60).split(/[.;:\n]|, (?:et )?(?:je|mon|ma|l'|le|la)\b/)[0] ?? '';
  const before =
    folded
      .slice(Math.max(0, start - 30), start)
      .split(/[.;,\n]/)
      .at(-1) ?? '';
  return native.test(after) || /\bmaternelle?,? (?:est |c'est |reste |demeure )?(?:le |l'|la )?$/.test(before);
}

/** The documents call it a language of the family, or give no less. */
function isNativeTold({ flat }: Facts, name: string): boolean {
  return new RegExp(
    `\\b${foldWord(name)}[^.;\\n]{0,40}\\b(?:matern|natif|nativ|famil|enfance|mere|pere|parent|bilingue|origine)`,
  ).test(flat);
}

/** « assez de polonais pour animer une réunion », « tout aussi à l’aise en allemand »: by what one does in it, or as well as another. */
function rankByComparison(folded: string, start: number, end: number): number {
  const before = folded.slice(Math.max(0, start - 40), start);
  if (/\bassez (?:de |d')$/.test(before))
    return /^ pour (?!(?:me |se |saluer|lire|comprendre|suivre|debut))[a-z]{4}/.test(folded.slice(end, end + 16))
      ? 3
      : 0;
  if (
    !/\b(?:tout )?aussi (?:bien |a l'aise |courant |solide )?(?:en |l'|le |mon )?$/.test(before) ||
    !/\btout aussi\b/.test(before)
  )
    return 0;
  const graded = [...folded.slice(Math.max(0, start - 120), start).matchAll(/\b([abc])([12])\b/g)].at(-1);
  return graded ? 'abc'.indexOf(graded[1] ?? 'a') * 2 + Number(graded[2]) : 4;
}

const spoken: [RegExp, number][] = [
  [/\b(?:parfait\w*|bilingue|trilingue|impeccable\w*|excellent\w*)\b/, 6],
  [/\b(?:courant|couramment|fluide\w*|aisement|sans difficulte)\b/, 5],
  [/\b(?:maitris\w*|professionnel\w*|tres bien)\b/, 4],
];

/** The level that the words around a language claim, 0 where they claim none. */
function spokenRank(folded: string, start: number, end: number): number {
  const left =
    folded
      .slice(Math.max(0, start - 40), start)
      .split(/[.,;:\n()]|\bmais\b|\bet\b/)
      .at(-1) ?? '';
  const right = folded.slice(end, end + 30).split(/[.,;:\n()]|\bmais\b|\bet\b/)[0] ?? '';
  if (/\b(?:pas|sans|jamais|peu|notions?|bases?)\b/.test(left + right)) return 0;
  return spoken.find(([words]) => words.test(`${left} ${right}`))?.[1] ?? 0;
}

/** « à l’aise en anglais » of a C1; « maîtrise » may be said of B2. */
function isFluentWord(
  folded: string,
  { start, end }: { start: number; end: number },
  told: number,
  claimed: number,
): boolean {
  const around = folded.slice(Math.max(0, start - 20), end + 20);
  return (
    told === 4 &&
    claimed === 5 &&
    /\b(?:maitris|operationnel|autonom)/.test(around) &&
    !/\b(?:courant|couramment|parfait|c1|bilingue|avance)/.test(around)
  );
}

/** « arabe dialectal » of one who speaks Arabic. */
function related({ languages }: Facts, name: string): number | undefined {
  if (name === 'Arabe') return languages.get('Arabe dialectal');
  return name === 'Arabe dialectal' ? languages.get('Arabe') : undefined;
}

/** « Assistante bilingue français-anglais »: the headline may say more than the list. */
function isCalledBilingual({ reading }: Facts, name: string): boolean {
  const language = foldWord(name);
  return new RegExp(`bilingue[^.,;\\n]{0,25}\\b${language}|\\b${language}[^.,;\\n]{0,12}bilingue`).test(reading.folded);
}

/** « l’anglais », « parler anglais », « en espagnol » rather than « des clients anglais ». */
function isLanguageUse(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 24), start);
  return (
    /(?:\bl'|\ben |\bd'|\bde l'|\bl' |parl\w{1,5} |parl\w{1,5} (?:aussi |egalement |couramment )|langues? |:\s?|(?:d'|\b)une? (?:(?:tres |assez )?(?:bon|excellent|solide|petit) )?|maitris\w* |mon |son |notions de |du |le |ecri\w+ )$/.test(
      before,
    ) &&
    !/^(?:e|es)\b/.test(folded.slice(end, end + 2)) &&
    !/\b(?:client\w*|marche|societe|filiale|groupe|droit|cuisine|vin) $/.test(before)
  );
}
