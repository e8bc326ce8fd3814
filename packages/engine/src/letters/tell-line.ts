import { isToolName } from '../skills/tool-name.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import { restored } from '../writing/restored.ts';
import { calmLine, type JobFact, type MissionFact } from './facts/job-facts.ts';
import { actionOf, genderOf, isNoun, knownVerb } from './french/actions.ts';
import { hasBareNoun } from './french/bare-noun.ts';
import type { Clause } from './french/clause.ts';
import { opensPresent } from './french/clause-of.ts';
import { happens } from './french/clause-of-noun.ts';
import { doingOf } from './french/doing-of.ts';
import { isHouse } from './french/employer-name.ts';
import { imperfectOf } from './french/imperfect-of.ts';
import { isContext } from './french/is-context.ts';
import { firstStatement, itemsOf } from './french/items-of.ts';
import { genderOfTitles } from './french/job-title.ts';
import { keptThings } from './french/kept-things.ts';
import { genderInLexicon } from './french/lexicon-gender.ts';
import { withJe, withQue } from './french/link-words.ts';
import { partsOf, tellsSentence, thingsOf } from './french/things-of.ts';
import { capitalised, uncapitalised } from './french/typeset.ts';
import { participleOf, presentOf } from './french/verb-forms.ts';
import { writtenLine } from './french/written-line.ts';
import type { Piece } from './piece.ts';

/** A line of a CV in a letter: a clause with its verb, a sentence that stands alone, things with their articles, words for a colon, or a quotation. */
export type ToldLine = {
  form: 'clause' | 'sentence' | 'result' | 'things' | 'items' | 'quote';
  piece: Piece;
  /** Other ways to say the clause, where the guard refuses it: in the perfect, its things by « assurer » alone. */
  others?: Piece[];
  /** Things without their articles, to stand in a list. */
  bare?: Piece;
};

/** Says a line; a sentence that would lose a part of it gives way to the line itself. null for what says nothing. */
export function tellLine(job: JobFact, fact: MissionFact): ToldLine | null {
  const { mission, evidence } = fact;
  if (mission.kind === 'foreign')
    return { form: 'quote', piece: { text: `«\u202f${shortQuote(mission.text)}\u202f»`, evidence } };
  if (mission.kind === 'result') return { form: 'result', piece: { text: mission.sentence, evidence } };
  const line = writtenLine(restored(calmLine(fact.line)));
  if (mission.kind === 'told' && ofBefore.test(mission.sentence)) return null;
  if (mission.kind === 'told' && ownLead.test(mission.sentence)) return ownSentence(job, mission.sentence, evidence);
  const clause = clauseOf(job, fact);
  const isAll = mission.kind === 'told' || (clause !== null && isWhole(line.replace(/^zéro /iu, ''), clause));
  if (clause && isAll && !bareTail.test(clause) && !hasBareNoun(clause))
    return { form: 'clause', piece: { text: clause, evidence }, others: othersOf(clause, job, fact) };
  const role = roleOf(job, fact) ?? referentOf(job, line) ?? rankOf(line);
  if (role) return { form: 'clause', piece: { text: role, evidence } };
  return mission.kind === 'told' ? null : toldAsThings(job, fact, firstStatement(itemsOf(line)));
}

/** « Je le remplaçais »: whom, an earlier sentence told. */
const ofBefore = /^(?:j’y |je |j’)(?:l[ae]s? |l’|lui |leur |en )/u;

/** « Etxe Bâti Sud »: the name of a house on a line of its own, where the others are not written so. */
function isProperName({ missions }: JobFact, line: string): boolean {
  const [first = ''] = line.toLowerCase().split(' ');
  const isName = isTitleCase(line) && !isNoun(first) && actionOf(first) === null;
  return isName && missions.filter((each) => isTitleCase(each.line)).length * 2 <= missions.length;
}

function isTitleCase(line: string): boolean {
  const words = line.split(' ');
  const isShort = words.length > 1 && words.length < 6 && !/[\d,.:;()]/.test(line);
  return isShort && words.every((word) => /^(?:\p{Lu}\p{Ll}|de$|du$|des$|la$|le$|et$|[ld]’\p{Lu})/u.test(word));
}

/** What makes no sentence by its own verbs: by those that fit its things, else as things. */
function toldAsThings(job: JobFact, { evidence, line }: MissionFact, items: string | null): ToldLine | null {
  if (
    !items ||
    isContext(items) ||
    isProperName(job, line) ||
    (items.split(' ').length < 5 && isHouse(capitalised(items)))
  )
    return null;
  const things = thingsOf(items);
  const done = doneWith(job, items);
  if (done) return { form: 'clause', piece: { text: done, evidence } };
  const kept = things && !hasBareNoun(things) ? keptThings(things, job.isCurrent) : null;
  if (kept) return { form: 'clause', piece: { text: kept, evidence } };
  const [part = '', ...more] = partsOf(items);
  const leading = more.length > 0 && part.split(' ').length > 2 ? doneWith(job, part) : null;
  if (leading) return { form: 'clause', piece: { text: leading, evidence } };
  if (things && !hasBareNoun(things))
    return { form: 'things', piece: { text: things, evidence }, bare: { text: items, evidence } };
  // What opens on work but makes no sentence would be a broken one, and a role or a sentence of somebody’s is no thing.
  return opensPresent(items) || isBroken(items) || isSomebody.test(items) || !opensThing(items)
    ? null
    : { form: 'items', piece: { text: items, evidence } };
}

/** A noun, a count or a name at its head, and no verb after it: « logé sur place », « le restaurant a fermé » are neither. */
function opensThing(items: string): boolean {
  const [first = ''] = items.split(/[\s,(’]/);
  const word = first.toLowerCase();
  const one = word.replace(/[sx]$/, '');
  const isKnown = [word, one].some(
    (form) => isNoun(form) || genderOf(form) !== null || genderInLexicon(form, '') !== null,
  );
  return !tellsSentence(items) && (isKnown || /^[\p{Lu}\d]/u.test(first) || isToolName(first));
}

/** The guard knows the participle of a verb that it does not know in the imperfect. */
function othersOf(clause: string, { isCurrent }: JobFact, { mission, evidence, line }: MissionFact): Piece[] {
  if (mission.kind !== 'action') return [];
  const perfect = isCurrent ? null : `j’ai ${verbsOf(mission.clauses, false)}${mission.tail}`;
  const things = mission.clauses.length > 1 ? thingsOf(itemsOf(restored(calmLine(line))) ?? '') : null;
  const isHeld =
    things !== null && !hasBareNoun(things) && !happens(things.replace(/^(?:l[ae]s? |l’|des |une? )/u, ''));
  const held = isHeld ? `j’${isCurrent ? 'assure' : 'assurais'} ${things}` : null;
  // Of two works of which the guard doubts one, the first.
  const [first, ...more] = mission.clauses;
  const alone = first && more.length > 0 ? { ...mission, clauses: [first], tail: '' } : null;
  const own = alone ? clauseOf({ isCurrent }, { mission: alone, line }) : null;
  return [perfect, held, own].flatMap((text) => (text === null || text === clause ? [] : [{ text, evidence }]));
}

/** « 25 tickets par jour, mise à jour des fiches » → « je traite 25 tickets par jour et mets à jour les fiches ». */
function doneWith({ isCurrent }: JobFact, items: string): string | null {
  const clauses = doingOf(items);
  if (!clauses) return null;
  const habit = isCurrent ? null : habitOf(clauses, '');
  const text =
    isCurrent || habit !== null ? withJe(habit ?? verbsOf(clauses, true)) : `j’ai ${verbsOf(clauses, false)}`;
  return hasBareNoun(text) || text.length > 210 || !isWhole(items, text) ? null : text;
}

/** « une fois par mois, j’anime un atelier » stands alone; of a job that is over it would tell today’s work. */
function ownSentence({ isCurrent }: JobFact, text: string, evidence: MissionFact['evidence']): ToldLine | null {
  return isCurrent || ownPast.test(text) ? { form: 'sentence', piece: { text, evidence } } : null;
}

const ownLead = /^(?!j’|je )[^,]{3,80}, (?:j’|je )/u;
const ownPast = /^[^,]{3,80}, j’(?:y )?ai \p{Ll}+(?:é|i|is|it|u|ert)e?s?(?!\p{L})/u;

/** « Référente de six enfants, accueil et transmissions »: who one was is told without what follows. */
function roleOf({ isCurrent }: JobFact, { mission }: MissionFact): string | null {
  const first = mission.kind === 'action' ? mission.clauses[0] : undefined;
  if (!first?.past.startsWith('été ') || hasBareNoun(first.past)) return null;
  if (isCurrent && !first.isDone) return withJe(first.present);
  const habit = isCurrent ? null : habitOf([first], '');
  return habit === null ? `j’ai ${first.past}` : withJe(habit);
}

/** « Référente plaies et pansements du service : pansements complexes »: whom the others turn to, without what follows. */
function referentOf({ isCurrent }: JobFact, line: string): string | null {
  const [, said] = /^([Rr]éférente? \p{Ll}[^:,;.()]{3,50})(?=$| ?[:,;(.])/u.exec(line.replaceAll('\u00a0', ' ')) ?? [];
  return said ? `${isCurrent ? 'je suis' : 'j’étais'} ${uncapitalised(said.trim())}` : null;
}

/** « Deuxième vendeuse sur 11 en 2020 »: how well one did among others. */
function rankOf(line: string): string | null {
  const [, noun = ''] =
    /^(?:meilleure?|premi(?:er|ère)|deuxième|seconde?|troisième|[1-5](?:er|re|e)) (\p{Ll}+) (?:sur |d[eu]s? )[^:;.]+$/iu.exec(
      line,
    ) ?? [];
  return noun !== '' && genderOfTitles([noun]) !== null ? `j’ai été ${uncapitalised(line)}` : null;
}

/** « régleur, puis agent », « seule le mardi », « un client m’appelle ». */
const isSomebody =
  /^(?:seule?s?|référente?|régleu(?:r|se)|agente?|préparat(?:eur|rice)|assistante?|\p{L}+euse|\p{L}+trice|coach|chef|cheffe|apprentie?|alternante?|stagiaire)(?!\p{L})|(?<![\p{L}-])(?:je|est|sont|était|étaient|ont|avaient|nous|vous|on|ils?|elles?)(?!\p{L})|(?<!\p{L})(?:m’|j’|c’est)/iu;

/** « récolte muguet et concombre »: a noun hung on another without its « de ». */
function isBroken(items: string): boolean {
  const [first = '', second = ''] = items.split(' ');
  return actionOf(first)?.verb != null && isNoun(second) && !/s$/.test(first);
}

/** « … , revue de code »: a second thing without article, left over from the line. */
const bareTail = /, (?!dont|puis|avec|dans|pour|sous|sans|chez|selon|plus|jusqu|ainsi)\p{Ll}{4,} (?:d[eu]s? |d’)/u;

/** « je secondais le chef pour 260 couverts, enfants de maternelle »: what hangs behind without an article is left. */
function withoutBareTail(sentence: string): string {
  if (!hasBareNoun(sentence) && !bareTail.test(sentence)) return sentence;
  const [head = ''] = sentence.split(', ');
  return head.split(' ').length > 4 && !hasBareNoun(head) ? head : sentence;
}

function clauseOf(
  job: Pick<JobFact, 'isCurrent'>,
  { mission, line }: Pick<MissionFact, 'mission' | 'line'>,
): string | null {
  if (mission.kind === 'told') return withoutBareTail(mission.sentence);
  // « Service de 40 lits » serves nobody.
  if (mission.kind !== 'action' || isContext(line)) return null;
  // « tutrice de deux stagiaires en 2024 » is over, in a job held today as well.
  const isNow =
    job.isCurrent &&
    !/\((?:19|20)\d\d\)$/.test(mission.tail) &&
    mission.clauses.every(
      ({ isDone, past }) =>
        !isDone && !/ en (?:19|20)\d\d|\((?:19|20)\d\d\)$/.test(past + mission.tail.replace(/^\u00a0:.*$/s, '')),
    );
  const mixed = job.isCurrent ? stillAndOnce(mission.clauses, mission.tail) : null;
  if (mixed) return mixed;
  const habit = job.isCurrent ? null : habitOf(mission.clauses.slice(0, 3), mission.tail);
  const verbs = habit ?? verbsOf(mission.clauses, isNow);
  const text = `${isNow || habit !== null ? withJe(verbs) : `j’ai ${verbs}`}${mission.tail}`;
  return verbs.split(' ').length < 3 || text.length > 210 ? null : text;
}

/** « j’ai mené la refonte du site, et j’assure le référencement »: what is over beside what goes on. */
function stillAndOnce([first, ...others]: readonly Clause[], tail: string): string | null {
  const isOnce = first?.isDone && others.length > 0 && others.every(({ isDone }) => !isDone);
  if (!isOnce || /(?:19|20)\d\d/.test(tail)) return null;
  return `j’ai ${first.past}, et ${withJe(
    together(
      others.slice(0, 2).map(({ present }) => present),
      'assure ',
    ),
  )}${tail}`;
}

/** Work that came back, of a job that is over, as one tells it: « je tenais la caisse »; null for what was done once. */
function habitOf(clauses: readonly Clause[], tail: string): string | null {
  const said = clauses.map(({ infinitive, isDone }) =>
    isDone || !isHabit(infinitive, tail) ? null : imperfect(infinitive),
  );
  return said.length > 0 && said.every((each) => each !== null) ? together(said, 'assurais ') : null;
}

/** What one does as long as one holds the job, however many are counted. */
const lasting =
  /^(?:être|avoir|assurer|effectuer|faire|dispenser|tenir|animer|accompagner|encadrer|entretenir|surveiller|gérer|superviser|piloter|coordonner) /u;

/** « assurer la tonte », « charger 25 camions par poste »: a bare count may have been done once. */
function isHabit(infinitive: string, tail: string): boolean {
  if (/(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})de \d[^:]* à \d[^:]*%/u.test(infinitive + tail)) return false;
  if (/ premi(?:er|ère)s? /u.test(infinitive)) return false;
  if (lasting.test(infinitive)) return true;
  if (
    / par (?:jours?|semaine|mois|an|nuit|poste|service|heure|vacation|session|saison)(?!\p{L})|(?<!\p{L})(?:hebdomadaire|quotidien|mensuel|trimestriel|annuel)(?:le)?s?(?!\p{L})/u.test(
      infinitive + tail,
    )
  )
    return true;
  return (
    /^\p{L}+(?:, \p{L}+)*(?: et \p{L}+)? (?:l[ae]s? |l’|des |du |aux? |à l)/u.test(infinitive) &&
    !/ (?:d[’e] ?(?:une?|deux|trois|\d)|\d)/.test(infinitive)
  );
}

/** « charger et décharger les camions » → « chargeais et déchargeais les camions ». */
function imperfect(infinitive: string): string | null {
  const [, verbs = '', object = ''] = /^(\p{L}+(?:, \p{L}+)*(?: et \p{L}+)?)( .+)$/su.exec(infinitive) ?? [];
  const forms = verbs.split(/(, | et )/).map((part, index) => (index % 2 === 1 ? part : imperfectOf(part)));
  return verbs === '' || forms.includes(null) ? null : `${forms.join('')}${object}`;
}

function verbsOf(clauses: readonly Clause[], isNow: boolean): string {
  const said = clauses.slice(0, 3).map(({ past, present }) => (isNow ? present : past));
  return together(said, isNow ? 'assure ' : 'assuré ');
}

/** Clauses in one; `lead` is said once where all begin with it. */
function together(said: readonly string[], lead: string): string {
  if (said.length > 1 && said.every((each) => each.startsWith(lead)))
    return said
      .map((each, index) => (index === 0 ? each : each.slice(lead.length)))
      .reduce((list, each, index) => `${list}${index < said.length - 1 ? `, ${each}` : ` ainsi ${withQue(each)}`}`);
  if (said.length < 2) return said[0] ?? '';
  const link = said.slice(0, -1).some((each) => / et /.test(each)) ? ', et ' : ' et ';
  return `${said.slice(0, -1).join(', ')}${link}${said.at(-1)}`;
}

/** Whether a clause keeps every word of its line but the nouns that became verbs and what brackets explain. */
function isWhole(line: string, clause: string): boolean {
  const kept = new Set(tokenise(clause).map(({ key }) => stem(key)));
  const plain = line.replace(/\([^()]*\)/g, ' ');
  return tokenise(plain).every(({ key, start, end }) => {
    const word = plain.slice(start, end);
    if ((key.length < 4 && !/\d/.test(key)) || kept.has(stem(key)) || isVerbIn(clause, word)) return true;
    return /(?:é|i|u|it|is)e?s?$/.test(word) && start < 3;
  });
}

/** Whether a noun of the line stands in the clause as its verb: « tenue » in « je tiens la caisse ». */
function isVerbIn(clause: string, word: string): boolean {
  const verb = actionOf(word)?.verb ?? knownVerb(word);
  if (!verb) return /^(?:en|la|charg(?:e|ée?)|responsable)$/i.test(word);
  return [participleOf(verb), presentOf(verb), imperfectOf(verb)].some(
    (form) => form !== null && clause.includes(form),
  );
}

function shortQuote(text: string): string {
  const words = text.split(' ');
  if (words.length <= 24) return text;
  const kept = words.slice(0, 24).join(' ');
  const cut = Math.max(kept.lastIndexOf(', '), kept.lastIndexOf(': '), kept.lastIndexOf('\u00a0:'));
  return cut > 25 ? kept.slice(0, cut).replace(/[\s\u00a0:,]+$/, '') : kept;
}
