import type { LanguageLevel } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { languageRank } from '../../match/language-levels.ts';
import type { Candidate } from '../candidate.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { readGap } from '../facts/gaps.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { withDe } from '../french/link-words.ts';
import { startsWithVowel } from '../french/starts-with-vowel.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import { turnedBy } from '../turned-by.ts';
import type { Plan } from './plan.ts';

type Spoken = { language: Piece; level: Piece; lacks: string | null };

/** The languages the offer asks for, at the level the CV tells, in one sentence; a level too low is said in another. */
export function languagesOf(plan: Plan): Candidate[] {
  const { input } = plan.facts;
  const gap = readGap(plan.facts);
  const spoken = input.offer.languages.flatMap((_, index) =>
    spokenOf(input, index, gap?.kind === 'language' && gap.index === index),
  );
  const [first, ...others] = spoken.filter(({ lacks }) => lacks === null);
  const held = first ? [...sayings(plan, first, others), ...sayings(plan, first, [])] : [];
  const lacking = spoken.filter(({ lacks }) => lacks !== null);
  return [
    { part: 'assets', order: 74, weight: 86, wordings: held },
    ...lacking.map(
      ({ language, level, lacks }, index): Candidate => ({
        part: 'assets',
        order: 75 + index,
        weight: 100,
        wordings: [
          ...practised(plan, language).flatMap((practice) =>
            lackingSayings(plan, { language, lacks: lacks ?? '', level, more: say`, ${practice}` }),
          ),
          ...lackingSayings(plan, { language, lacks: lacks ?? '', level, more: say`` }),
          bluntly(language, lacks ?? '', level),
        ],
      }),
    ),
  ];
}

/** Where the guard doubts all else: « j’en ai des notions », « mon niveau est scolaire ». */
function bluntly(language: Piece, lacks: string, level: Piece): Piece {
  const asked = say`Vous demandez ${language}${lacks}`;
  if (level.text === 'un peu') return say`${asked} ; j’en ai des notions.`;
  const own = reworded(level, (text) => text.replace(/^à un niveau /u, ''));
  return own.text === level.text ? say`${asked} ; je suis ${level}.` : say`${asked} ; mon niveau est ${own}.`;
}

type Lacking = { language: Piece; lacks: string; level: Piece; more: Piece };

/** A level below the one asked for, with what it was of use for. */
const lackings: readonly ((lacking: Lacking) => Piece | null)[] = [
  ({ language, lacks, level, more }) =>
    isFeminine(language)
      ? null
      : say`Vous demandez ${language}${lacks} ; je le parle ${level}${more}, et je compte progresser encore.`,
  ({ language, lacks, level, more }) => say`Vous demandez ${language}${lacks} ; je le parle ${level}${more}.`,
  ({ language, lacks, level, more }) =>
    isNamedLevel(level) && lacks.startsWith(' au niveau ') && !isFeminine(language)
      ? say`Mon ${reworded(language, withoutArticle)} est ${level}${more} ; j’ai pour objectif le${lacks.slice(3)}, que vous demandez.`
      : null,
  ({ language, lacks, level, more }) =>
    isNamedLevel(level) && lacks !== ''
      ? say`Je suis ${level} en ${reworded(language, withoutArticle)}, que vous demandez${lacks}${more}.`
      : null,
  ({ language, lacks, level, more }) =>
    isNamedLevel(level) && lacks.startsWith(' au niveau ') && !isFeminine(language)
      ? say`${cap(language)}, que vous demandez${lacks}, je le parle ${level}${more} ; je compte bien progresser.`
      : null,
  ({ language, lacks, level, more }) =>
    isNamedLevel(level) ? say`Pour ${language}, que vous demandez${lacks}, je suis ${level}${more}.` : null,
];

function lackingSayings({ voice }: Plan, lacking: Lacking): Piece[] {
  const said = lackings.map((frame) => frame(lacking)).filter((piece) => piece !== null);
  return turnedBy(said, voice.turn);
}

/** « la langue des signes » */
function isFeminine({ text }: Piece): boolean {
  return text.startsWith('la ');
}

function isNamedLevel({ text }: Piece): boolean {
  return /^au niveau /.test(text);
}

function withoutArticle(language: string): string {
  return language.replace(/^(?:le |la |l’)/, '');
}

const foreigners =
  /(?:clientèle|public|interlocuteurs|clients|clientes|touristes|voyageurs|fournisseurs|partenaires|équipes?|filiales?) (?:(?:majoritairement|en partie) )?(?:étrang\p{L}+|internationa\p{L}+|britanni\p{L}+|anglophones?|allemand\p{L}*|espagnol\p{L}*|italien\p{L}*)/iu;

/** Where a language was of use at work, which answers a level below the one asked: its name in a line, else those it is spoken with. */
function practised({ facts }: Plan, language: Piece): Piece[] {
  const name = withoutArticle(language.text);
  const isNamed = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');
  const at = ({ at: place, evidence }: JobFact): Piece => ({ text: place ? ` ${place}` : '', evidence });
  const withWhom = facts.jobs.flatMap((job) =>
    job.missions.flatMap(({ line, evidence }) => {
      const [quote] = foreigners.exec(line) ?? [];
      return quote ? [{ job, said: { text: quote.toLowerCase(), evidence } }] : [];
    }),
  );
  const spoken = facts.jobs.filter(({ missions }) => missions.some(({ line }) => isNamed.test(line)));
  return [
    ...spoken.slice(0, 1).map((job) => say`et je l’${job.isCurrent ? 'utilise' : 'ai utilisé'} au travail${at(job)}`),
    ...withWhom.slice(0, 1).map(({ job, said }) => {
      const isMany =
        /^(?:clients|clientes|interlocuteurs|touristes|voyageurs|fournisseurs|partenaires|équipes|filiales)/.test(
          said.text,
        );
      const article = isMany ? 'des' : /^(?:public)/.test(said.text) ? 'un' : 'une';
      return say`et ${job.isCurrent ? 'je travaille' : 'j’ai travaillé'}${at(job)} avec ${article} ${said}`;
    }),
  ];
}

/** One sentence for all; the first alone where the guard doubts another. */
function sayings({ voice, ways }: Plan, { language, level }: Spoken, others: readonly Spoken[]): Piece[] {
  if (level.text === 'un peu' && others.length === 0)
    return [say`J’ai des notions ${reworded(language, (text) => withDe(text.replace(/^(?:le |l’|la )/, '')))}.`];
  const levels = listed([level, ...others.map((other) => say`${other.language} ${other.level}`)]);
  return [...ways('language', voice.language, { language, level: levels }), say`Je pratique ${language} ${levels}.`];
}

function spokenOf({ cv, offer }: Plan['facts']['input'], index: number, isShort: boolean): Spoken[] {
  const asked = offer.languages[index];
  const at = cv.languages.findIndex(({ name }) => name === asked?.name);
  const own = cv.languages[at];
  const span = cv.spans[`languages.${at}`];
  if (!asked || /^fran[cç]ais$/i.test(asked.name) || !own?.level || !span) return [];
  const evidence = [
    ...evidenceAt('cv', cv.text, span),
    ...evidenceAt('offer', offer.text, offer.spans[`languages.${index}`]),
  ];
  const language = { text: named(asked.name), evidence };
  const level = levelOf(own.level, cv.text.slice(span.start, span.end));
  if (!isShort && isBelow(own.level, asked.level)) return [];
  return level ? [{ language, level, lacks: isShort ? askedLevel(offer, index) : null }] : [];
}

/** Below what is asked, or a beginner’s where no level is: told without a word on it, that counts against its writer. */
function isBelow(own: LanguageLevel, asked: string | null): boolean {
  return languageRank(own) < languageRank((asked ?? 'B1') as LanguageLevel);
}

/** « au niveau B2 », with a space before, « courant », as the offer writes it; empty where it gives no level. */
function askedLevel(offer: ParsedOffer, index: number): string {
  const span = offer.spans[`languages.${index}`];
  const written = span && /(?<!\p{L})[ABC][12](?!\p{L})/u.exec(offer.text.slice(span.start, span.end + 30))?.[0];
  const word = span && /courant|bilingue|professionnel/i.exec(offer.text.slice(span.start, span.end + 30))?.[0];
  if (written) return ` au niveau ${written}`;
  return word ? ` ${word.toLowerCase()}` : '';
}

/** The level in the words of the CV; null where it has none of these. */
function levelOf(level: LanguageLevel, quote: string): Piece | null {
  const written = /\b[ABC][12]\b/.exec(quote)?.[0];
  const word = /courant|bilingue|professionnel|scolaire|notions/i.exec(quote)?.[0]?.toLowerCase();
  const said = (text: string) => ({ text, evidence: [] });
  if (written) return said(`au niveau ${written}`);
  // « Langue maternelle » tells where someone comes from, which an employer may not ask.
  if (level === 'native') return said('couramment');
  if (word === 'notions') return said('un peu');
  return word ? said(`à un niveau ${word}`) : null;
}

/** Whom one meets speaks other languages: who speaks one more is of use there, whatever the offer asks for. */
const abroad =
  /touris|étrang|internationa|(?<!\p{L})export(?!\p{Ll}*(?:er|é))|multicultur|interculturel|plurilingu|multilingu|allophone|migra(?:nt|tion)|exilé|réfugié|demandeurs d['’]asile|primo-arriv|frontali|toutes (?:les )?(?:nationalités|origines)/iu;

export function isAbroad({ input: { offer } }: Plan['facts']): boolean {
  return abroad.test(offer.text.slice(0, 20_000));
}

type OtherLanguage = { sentence: Piece; isSpoken: boolean };

/** The languages nobody asked for: a sentence for those one speaks, one for notions; none for school English. */
export function otherLanguagesOf({ input: { cv, offer } }: Plan['facts']): OtherLanguage[] {
  const others = cv.languages.flatMap(({ name, level }, index) => {
    const span = cv.spans[`languages.${index}`];
    const isAsked = offer.languages.some((asked) => asked.name === name);
    if (!span || !level || isAsked || /^fran/i.test(name)) return [];
    const told = levelOf(level, cv.text.slice(span.start, span.end));
    return told ? [{ language: { text: named(name), evidence: evidenceAt('cv', cv.text, span) }, told }] : [];
  });
  const isLittle = ({ told }: (typeof others)[number]) => /un peu|scolaire|A[12]/.test(told.text);
  const spoken = others.filter((one) => !isLittle(one));
  const little = others.filter(({ told }) => told.text === 'un peu');
  const isMore = offer.languages.some(
    ({ name }) => !/^fran/i.test(name) && cv.languages.some((one) => one.name === name),
  );
  const saying = (some: typeof others, isSpoken: boolean): OtherLanguage[] =>
    some.length > 0
      ? [
          {
            sentence: say`Je parle ${isMore ? 'aussi ' : ''}${listed(some.map(({ language, told }) => say`${language} ${told}`))}.`,
            isSpoken,
          },
        ]
      : [];
  const bare = ({ language }: (typeof others)[number]) => reworded(language, (text) => withDe(withoutArticle(text)));
  return [
    ...saying(spoken, true),
    ...(little.length > 0 ? [{ sentence: say`J’ai des notions ${listed(little.map(bare))}.`, isSpoken: false }] : []),
  ];
}

/** « l’anglais », « le breton », « la langue des signes ». */
function named(name: string): string {
  const own = name.toLowerCase();
  if (startsWithVowel(own)) return `l’${own}`;
  return own.startsWith('langue') ? `la ${own}` : `le ${own}`;
}
