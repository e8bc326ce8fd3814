import languages from '../../../data/languages.json' with { type: 'json' };
import { silenceReader } from '../../match/silent-spans.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { restored } from '../../writing/restored.ts';
import type { Candidate } from '../candidate.ts';
import { heldCredentials, mostPapers } from '../facts/credentials.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { readGap } from '../facts/gaps.ts';
import { calmLine } from '../facts/job-facts.ts';
import type { Study } from '../facts/letter-facts.ts';
import { aStudy } from '../facts/name-study.ts';
import { listedSkills } from '../facts/tools.ts';
import { actionOf, knownVerb } from '../french/actions.ts';
import { areWork } from '../french/is-work-noun.ts';
import { namedTool } from '../french/named-tool.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { withObject } from '../french/with-object.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { fillersOf } from './fillers.ts';
import { isWell } from './is-well.ts';
import { languagesOf } from './languages.ts';
import type { Plan } from './plan.ts';
import { isHeldBack } from './untold.ts';

/** Studies, tools, languages: what the paragraph of the other jobs ends with. */
export function restOf(plan: Plan): Candidate[] {
  return [...papersOf(plan), ...studiesOf(plan), ...skillsOf(plan), ...languagesOf(plan), ...fillersOf(plan)];
}

/** The papers the opening has left. */
function papersOf({ facts, voice, ways }: Plan): Candidate[] {
  const left = heldCredentials(facts).slice(Math.min(mostPapers, voice.papers), mostPapers);
  if (left.length === 0) return [];
  const wordings = [left, ...left.map((one) => left.filter((other) => other !== one)), left.slice(0, 1)]
    .filter((list) => list.length > 0)
    .flatMap((list) => ways('alsoPapers', voice.alsoPapers, listed(list)));
  return [{ part: 'assets', order: 55, weight: 102, wordings }];
}

const mostStudies = 4;

function studiesOf({ facts, voice, ways }: Plan): Candidate[] {
  const told = heldCredentials(facts)
    .map(({ text }) => text)
    .join(' ');
  const gap = readGap(facts);
  const isGap = (study: Study) => gap !== null && 'study' in gap && gap.study === study;
  return facts.studies.slice(0, mostStudies).flatMap((study, index): Candidate[] => {
    const name = aStudy(study);
    if (!name || told.includes(name.text) || isGap(study)) return [];
    const place = [study.school, study.year].filter((part) => part !== null).join(', ');
    const said = { ...name, text: place === '' ? name.text : `${name.text} (${place})` };
    const atSchool = study.school === null ? [] : [{ ...name, text: `${name.text} (${study.school})` }];
    // The year of what is under way may be worked out: the guard then lets it pass without.
    const wordings = [said, ...atSchool, name].flatMap((each) =>
      index === 0 ? ways('study', voice.study, { study: each, held: study.held }) : second(each, study.held),
    );
    return [
      {
        part: 'assets',
        order: 60 + index,
        weight: isNamedAsked(facts, study) ? 101 : worthOf(name, index, told !== ''),
        wordings,
      },
    ];
  });
}

/**
 * « Le DSCG », prepared or held: what the offer names is told even where another of its diplomas is held. What is on its way
 * counts as missing, and may be found first in a headline (« bientôt DSCG »).
 */
function isNamedAsked({ context }: Plan['facts'], { evidence, name, held }: Study): boolean {
  const own = new Set(meaningfulStems(name));
  return context.requirements.some(({ requirement: { kind, term }, proof }) => {
    const isNamed = kind === 'diploma' && meaningfulStems(term).every((stem) => own.has(stem));
    const isHere = evidence.some(({ start, end }) => proof !== null && start < proof.end && end > proof.start);
    return isNamed && (isHere || (held === 'under way' && proof !== null));
  });
}

/** A second diploma only fills, and less so what everyone leaves school with. */
function worthOf({ text }: Piece, index: number, isAsked: boolean): number {
  if (index === 0) return isAsked ? 52 : 80;
  return (/^un (?:bac|baccalauréat|bep|brevet)(?!\p{L})/iu.test(text) ? 13 : 30) - index * 3;
}

function second(study: Piece, held: 'yes' | 'unknown' | 'under way'): Piece[] {
  if (held === 'under way') return [say`Je prépare aussi ${study}.`];
  return [held === 'yes' ? say`J’ai obtenu ${study}.` : say`Ma formation compte aussi ${study}.`];
}

function skillsOf(plan: Plan): Candidate[] {
  const { facts, nearLines, voice, ways } = plan;
  const told = nearLines.map(({ piece }) => piece.text).join(' ');
  const found = listedSkills(facts, told);
  const [tools, others] = [found.tools, found.others].map((all) => all.map((one) => reworded(one, unrated))) as [
    Piece[],
    Piece[],
  ];
  const candidates: Candidate[] = [];
  if (tools.length > 0) {
    const plain = tools.filter(({ text }) => !/ et |,/.test(text));
    const own = plain.length > 0 ? plain : tools;
    const named = own.slice(0, 4).map((tool) => reworded(tool, namedTool));
    const wordings =
      named.length > 1
        ? [...ways('tools', voice.tools, gathered(named)), ...ways('tools', voice.tools, gathered(own.slice(0, 4)))]
        : [say`Je pratique ${gathered(named)}.`, say`Je pratique ${gathered(own)}.`];
    candidates.push({ part: 'assets', order: 70, weight: 93, wordings });
  }
  const done = others.filter(isDone).flatMap(withArticle).slice(0, 4);
  if (done.length > 0)
    candidates.push({ part: 'assets', order: 71.2, weight: 68, wordings: [say`Je sais ${listed(done)}.`] });
  const known = others.filter((one) => !isDone(one)).slice(0, 4);
  if (known.length > 1) {
    const things = eachKnown(known);
    const wordings = [
      ...(things ? [say`Je connais aussi ${things}.`] : []),
      ...ways('skills', voice.skills, gathered(known)),
    ];
    candidates.push({ part: 'assets', order: 71, weight: things ? 68 : 15, wordings, about: 'skills' });
  }
  const said = [...tools, ...others].map(({ text }) => text).join(' ');
  return [...candidates, ...otherSkillsOf(plan, `${told} ${said}`), ...doneOf(plan, `${told} ${said}`)];
}

/** « conduire tracteur » with its article; nothing where nobody knows it. */
function withArticle(piece: Piece): Piece[] {
  const text = withObject(piece.text);
  return text === null ? [] : [reworded(piece, () => text)];
}

/** « tenir la caisse », and not « facturer » alone. */
function isDone({ text }: Piece): boolean {
  return / /.test(text) && knownVerb(text.split(' ')[0] ?? '') !== null;
}

const mostTogether = 4;

/** « tenir la caisse »: what a list of skills tells as something one does, and nothing else has told. */
function doneOf({ facts: { context, input } }: Plan, told: string): Candidate[] {
  const isSilent = silenceReader(context);
  const done = context.lines
    .filter(({ section, heading, start, end }) => section === 'skills' && !heading && !isSilent({ start, end }))
    .flatMap(({ text, start, end }) =>
      text.split(/[,;•|\t]/).flatMap((part): Piece[] => {
        const item = uncapitalised(typeset(restored(part.trim())).replace(/^[^\p{L}]+|[\s.]+$/gu, ''));
        const isOne = knownVerb(item.split(' ')[0] ?? '') !== null && isWell(item) && !isHeldBack(item);
        const piece = { text: item, evidence: evidenceAt('cv', input.cv.text, { start, end }) };
        return isOne && !isTold(told, item) ? withArticle(piece) : [];
      }),
    );
  if (done.length === 0) return [];
  const wordings = [done.slice(0, mostTogether), done.slice(0, 1)].map((some) => say`Je sais aussi ${listed(some)}.`);
  return [{ part: 'assets', order: 71.5, weight: 43, wordings }];
}

/** Lines of the list of skills that nothing else has told: only where a CV has little more. */
function otherSkillsOf({ facts: { context, input }, voice, ways }: Plan, told: string): Candidate[] {
  const isSilent = silenceReader(context);
  const items = context.lines
    .filter(
      ({ section, text, heading, start, end }) =>
        section === 'skills' &&
        !heading &&
        !isSilent({ start, end }) &&
        (text !== text.toUpperCase() || /^[•*▪-]/u.test(text.trim())) &&
        text.length < 80,
    )
    .flatMap(({ text, start, end }) => itemsOf(text).map((item) => ({ text, item: calmLine(item), start, end })))
    .flatMap(({ text, item, start, end }): Piece[] => {
      const said = typeset(restored(item)).replace(/[\s.;,]+$/, '');
      if (/^(?:langue|autres langues|compétences|niveau|points forts|qualités|outils|logiciels)/i.test(said)) return [];
      if (said.length < 6 || /[:!?]|\p{L}\. /u.test(said) || isTold(told, said) || isNoSkill(said)) return [];
      if (input.cv.headings.some((heading) => heading.text.includes(text.trim()))) return [];
      return [
        {
          text: isToolName(said.split(/[\s,]/)[0] ?? '') ? said : uncapitalised(said),
          evidence: evidenceAt('cv', input.cv.text, { start, end }),
        },
      ];
    });
  // « Maîtriser le contentieux » among things is the heading of a group of them.
  const isHeading = ({ text }: Piece) => /^\p{Ll}+(?:er|ir|re|oir) /u.test(text) && text.split(' ').length < 5;
  const own = items.filter((item) => items.every(isHeading) || !isHeading(item));
  const named = own.filter(({ text }) => thingsOf(text, true) !== null);
  const known = named.filter(({ text }) => areWork(thingsOf(text, true) ?? ''));
  const others = named.filter((item) => !known.includes(item));
  const place = { part: 'assets', order: 72 } as const;
  const group = (all: readonly Piece[], index: number) =>
    eachKnown(all.slice(index * mostTogether, (index + 1) * mostTogether));
  // What is no work by its noun: only where a letter has little more.
  return [0, 1].flatMap((index): Candidate[] => {
    const [done, more] = [group(known, index), group(others, index)];
    const practised = done && (index === 0 ? ways('acquired', voice.acquired, done) : [say`J’y ajoute ${done}.`]);
    const lean = index === 0 ? { about: 'skills', key: 'skills' } : { needs: 'skills' };
    return [
      ...(practised
        ? [{ ...place, order: 72 + index / 10, weight: 44 - index * 20, wordings: practised, ...lean }]
        : []),
      ...(more
        ? [{ ...place, order: 72.5 + index / 10, weight: 16 - index, wordings: [say`Je connais aussi ${more}.`] }]
        : []),
    ];
  });
}

/** « la prospection, le montage des dossiers, ainsi que les états des lieux »; null where fewer than two can be told so. */
function eachKnown(items: readonly Piece[]): Piece | null {
  const told = items.flatMap(({ text, evidence }): Piece[] => {
    const said = thingsOf(text, true);
    return said === null ? [] : [{ text: said.replace(/, ainsi qu(?:e |’)/, ' et '), evidence }];
  });
  if (told.length < 2) return null;
  return told.some(({ text }) => / et /.test(text)) ? listed(told, ', ainsi que ') : listed(told);
}

/** « Figma ★★★☆☆ » → « Figma ». */
function unrated(text: string): string {
  return text.replace(/\s*[●○★☆■□◆•▪⬤◯✪█░]+|\s+\+{1,5}$/gu, '').trim();
}

/** « oralement », « anglais »: how one speaks and which language are told with the languages. */
function isNoSkill(item: string): boolean {
  return /^\p{L}+[^a]lement$/iu.test(item) || languageNames.has(foldText(item));
}

const languageNames = new Set(Object.values(languages.names).flat());

/** The items of a line of skills: its cells apart, without marks, ratings and the label of their row. */
function itemsOf(line: string): string[] {
  const cells = line
    .replace(/[●○★☆■□◆•▪]+/gu, '\t')
    .split(/\t|\s[|–/]\s| {3,}/u)
    .flatMap(atCapitals)
    .map((cell) => cell.replace(/^[^\p{L}\d]+/u, '').trim())
    .filter((cell) => cell !== '');
  const [label = '', ...others] = cells;
  const isLabelled =
    others.length > 0 &&
    label.split(' ').length < 5 &&
    !label.includes(',') &&
    others.some((cell) => cell.includes(','));
  return isLabelled ? others : cells;
}

/** « Merchandising visuel Encaissement »: two items of one row that only a capital parts. */
function atCapitals(cell: string): string[] {
  const items: string[] = [];
  for (const part of cell.split(/(?<=\p{Ll}) (?=\p{Lu}\p{Ll}{4,}(?:$| ))/u)) {
    const [word = ''] = part.split(' ');
    const isItem = items.length === 0 || (actionOf(word.toLowerCase()) !== null && !isToolName(word));
    if (isItem) items.push(part);
    else items[items.length - 1] += ` ${part}`;
  }
  return items;
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
