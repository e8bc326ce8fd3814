import type { LanguageLevel } from '@coach/contracts/cv';
import { languageRank, spokenLevel } from '../../match/language-levels.ts';
import type { Candidate } from '../candidate.ts';
import { heldCredentials, studyUnderWay } from '../facts/credentials.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { aStudy } from '../facts/name-study.ts';
import { listedSkills } from '../facts/tools.ts';
import { isToolName } from '../french/restored.ts';
import { startsWithVowel } from '../french/starts-with-vowel.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import type { Plan } from './plan.ts';

/** Studies, tools, languages: what the paragraph of the other jobs ends with. */
export function restOf(plan: Plan): Candidate[] {
  return [...studiesOf(plan), ...skillsOf(plan), ...languagesOf(plan), ...fillersOf(plan), ...interestsOf(plan)];
}

function studiesOf({ facts, voice, ways }: Plan): Candidate[] {
  const told = heldCredentials(facts)
    .map(({ text }) => text)
    .join(' ');
  const isAsked = told !== '';
  return facts.studies.slice(0, 2).flatMap((study, index): Candidate[] => {
    const name = aStudy(study);
    if (!name || told.includes(name.text) || study === studyUnderWay(facts)) return [];
    const place = [study.school, study.year].filter((part) => part !== null).join(', ');
    const said = { ...name, text: place === '' ? name.text : `${name.text} (${place})` };
    const isSchool = index > 0 && /^un (?:bac|baccalauréat|bep|brevet)/i.test(name.text);
    const wordings =
      index === 0 ? ways('study', voice.study, { study: said, held: study.held }) : second(said, study.held);
    return [{ part: 'rest', order: 60 + index, weight: isSchool ? 20 : (isAsked ? 55 : 80) - index * 20, wordings }];
  });
}

function second(study: Piece, held: 'yes' | 'unknown' | 'under way'): Piece[] {
  if (held === 'under way') return [say`Je prépare aussi ${study}.`];
  return [held === 'yes' ? say`J’ai également obtenu ${study}.` : say`J’ai également suivi ${study}.`];
}

function skillsOf(plan: Plan): Candidate[] {
  const { facts, nearLines, voice, ways } = plan;
  const told = nearLines.map(({ piece }) => piece.text).join(' ');
  const { tools, others } = listedSkills(facts, told);
  const candidates: Candidate[] = [];
  if (tools.length > 0) {
    const wordings =
      tools.length > 1
        ? ways('tools', voice.tools, gathered(tools.slice(0, 5)))
        : [say`Je pratique aussi ${gathered(tools)}.`];
    candidates.push({ part: 'rest', order: 70, weight: 79, wordings });
  }
  if (others.length > 1) {
    const isDone = others.every(({ text }) => /^\p{Ll}+(?:er|ir|re|oir) /u.test(text));
    const wordings = isDone
      ? [say`Je sais ${listed(others.slice(0, 4))}.`]
      : ways('skills', voice.skills, gathered(others.slice(0, 4)));
    candidates.push({ part: 'rest', order: 71, weight: 68, wordings });
  }
  const said = [...tools, ...others].map(({ text }) => text).join(' ');
  return [...candidates, ...otherSkillsOf(plan, `${told} ${said}`)];
}

/** Lines of the list of skills that nothing else has told: only where a CV has little more. */
function otherSkillsOf({ facts: { context, input } }: Plan, told: string): Candidate[] {
  const items = context.lines
    .filter(
      ({ section, text, heading }) =>
        section === 'skills' &&
        !heading &&
        text !== text.toUpperCase() &&
        text.length < 80 &&
        text.split(' ').length > 1,
    )
    .flatMap(({ text, start, end }): Piece[] => {
      const said = typeset(text.replace(/^[^\p{L}\d]+|[●○★☆■□]+/gu, '')).replace(/[\s.;,]+$/, '');
      if (/^(?:langue|autres langues|compétences|niveau)/i.test(said)) return [];
      if (said.length < 6 || /[:!?]|\p{L}\. /u.test(said) || isTold(told, said)) return [];
      if (input.cv.headings.some((heading) => heading.text.includes(text.trim()))) return [];
      return [
        {
          text: isToolName(said.split(/[\s,]/)[0] ?? '') ? said : uncapitalised(said),
          evidence: evidenceAt('cv', input.cv.text, { start, end }),
        },
      ];
    });
  const pieces = items.slice(0, 4);
  if (pieces.length < 2) return [];
  const list = {
    text: pieces.map(({ text }) => text).join('\u202f; '),
    evidence: pieces.flatMap(({ evidence }) => evidence),
  };
  return [{ part: 'rest', order: 72, weight: 44, wordings: [say`J’ai d’autres savoir-faire : ${list}.`] }];
}

/** Whether most words of a line have been told. */
function isTold(told: string, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const known = told.toLowerCase();
  return words.filter((word) => known.includes(word)).length * 2 >= words.length;
}

/** Told apart by semicolons where one of them holds an « et ». */
function gathered(pieces: readonly Piece[]): Piece {
  if (pieces.every(({ text }) => !/ et |,/.test(text))) return listed(pieces);
  return {
    text: pieces.map(({ text }) => text).join('\u202f; '),
    evidence: pieces.flatMap(({ evidence }) => evidence),
  };
}

type Spoken = { language: Piece; level: Piece; lacks: string | null };

/** The languages the offer asks for, at the level the CV tells, in one sentence; a level too low is said in another. */
function languagesOf({ facts: { input }, voice, ways }: Plan): Candidate[] {
  const spoken = input.offer.languages.flatMap((_, index) => spokenOf(input, index));
  const [first, ...others] = spoken.filter(({ lacks }) => lacks === null);
  const level = first && listed([first.level, ...others.map((other) => say`${other.language} ${other.level}`)]);
  const held =
    first && level
      ? [
          ...ways('language', voice.language, { language: first.language, level }),
          say`Je pratique ${first.language} ${level}.`,
        ]
      : [];
  const lacking = spoken.filter(({ lacks }) => lacks !== null);
  return [
    { part: 'rest', order: 74, weight: 86, wordings: held },
    ...lacking.map(
      ({ language, level, lacks }, index): Candidate => ({
        part: 'rest',
        order: 75 + index,
        weight: 100,
        wordings: [
          say`Vous demandez ${language} au niveau ${lacks ?? ''} ; je le parle ${level} et je compte progresser.`,
          say`Vous demandez ${language} au niveau ${lacks ?? ''} ; je suis ${level} et je compte progresser.`,
        ],
      }),
    ),
  ];
}

function spokenOf({ cv, offer }: Plan['facts']['input'], index: number): Spoken[] {
  const asked = offer.languages[index];
  const at = cv.languages.findIndex(({ name }) => name === asked?.name);
  const own = cv.languages[at];
  const span = cv.spans[`languages.${at}`];
  if (!asked || /^fran[cç]ais$/i.test(asked.name) || !own?.level || !span) return [];
  const evidence = [
    ...evidenceAt('cv', cv.text, span),
    ...evidenceAt('offer', offer.text, offer.spans[`languages.${index}`]),
  ];
  const name = asked.name.toLowerCase();
  const language = { text: startsWithVowel(name) ? `l’${name}` : `le ${name}`, evidence };
  const isShort = asked.level !== null && languageRank(own.level) < languageRank(asked.level as LanguageLevel);
  const level = levelOf(own.level, cv.text.slice(span.start, span.end));
  return [{ language, level, lacks: isShort ? spokenLevel(asked.level as LanguageLevel) : null }];
}

function levelOf(level: LanguageLevel, quote: string): Piece {
  const written = /\b[ABC][12]\b/.exec(quote)?.[0];
  const words = /courant|bilingue|professionnel|scolaire|notions/i.exec(quote)?.[0]?.toLowerCase();
  const text = written
    ? `au niveau ${written}`
    : level === 'native'
      ? 'comme langue maternelle'
      : words
        ? words === 'notions'
          ? 'un peu'
          : `à un niveau ${words}`
        : `au niveau ${spokenLevel(level)}`;
  return { text, evidence: [] };
}

/** Courses and qualities the CV names, in its own words: only where it has little more to tell. */
function fillersOf({ facts: { context, input } }: Plan): Candidate[] {
  const { cv } = input;
  const courses = cv.certifications.flatMap((text, index): Piece[] => {
    const span = cv.spans[`certifications.${index}`];
    const isCourse = /^(?:formation|stage|sensibilisation|initiation|gestes|mac|sst|recyclage)/i.test(text);
    return span && isCourse ? [{ text: uncapitalised(typeset(text)), evidence: evidenceAt('cv', cv.text, span) }] : [];
  });
  const qualities = context.lines
    .filter(({ section, heading, text }) => section === 'soft' && !heading && text.length < 90 && !/[:.!?]/.test(text))
    .slice(0, 3)
    .map(
      ({ text, start, end }): Piece => ({
        text: uncapitalised(typeset(text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, ''))),
        evidence: evidenceAt('cv', cv.text, { start, end }),
      }),
    )
    .filter(({ text }) => text.length > 3);
  const others = cv.languages.flatMap(({ name, level }, index): Piece[] => {
    const span = cv.spans[`languages.${index}`];
    const isFree = span && level && !/^fran/i.test(name) && !input.offer.languages.some((asked) => asked.name === name);
    if (!isFree) return [];
    const own = name.toLowerCase();
    const quote = cv.text.slice(span.start, span.end);
    const language = {
      text: startsWithVowel(own) ? `l’${own}` : `le ${own}`,
      evidence: evidenceAt('cv', cv.text, span),
    };
    return [say`${language} ${levelOf(level, quote)}`];
  });
  const candidates: Candidate[] = [];
  if (courses.length > 0)
    candidates.push({
      part: 'rest',
      order: 65,
      weight: 47,
      wordings: [say`À mon actif également : ${listed(courses.slice(0, 3))}.`],
    });
  if (others.length > 0)
    candidates.push({
      part: 'rest',
      order: 78,
      weight: 26,
      wordings: [say`Je parle aussi ${listed(others.slice(0, 2))}.`],
    });
  if (qualities.length > 0)
    candidates.push({
      part: 'rest',
      order: 88,
      weight: 24,
      wordings: [say`Mes qualités, dans les mots de mon CV : ${listed(qualities)}.`],
    });
  return candidates;
}

function interestsOf({ facts: { input, jobs } }: Plan): Candidate[] {
  const { cv } = input;
  const isForeignCv = jobs.some(({ missions }) => missions.some(({ mission }) => mission.kind === 'foreign'));
  const items = cv.interests.slice(0, 3).flatMap((text, index): Piece[] => {
    const span = cv.spans[`interests.${index}`];
    const isWhole = [cv.interests[index - 1] ?? '', text].every((each) => !isCut.test(each));
    return span && isWhole && !isForeignCv && text.length < 50 && !/[.«»]/.test(text)
      ? [{ text: uncapitalised(typeset(text)), evidence: evidenceAt('cv', cv.text, span) }]
      : [];
  });
  const wordings =
    items.length > 1 ? [say`En dehors du travail : ${reworded(listed(items.slice(0, 2)), (text) => text)}.`] : [];
  return wordings.length > 0 ? [{ part: 'rest', order: 90, weight: 18, wordings }] : [];
}

/** An item broken at the end of a line, or no pastime. */
const isCut = /(?:^|\s)(?:de|du|des|pour|à|en|et|avec|depuis|dans)$|permis|véhicule/i;
