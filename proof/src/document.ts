import { type Finding, isHeld } from './finding.ts';
import { boundText, format, type Part } from './print-table.ts';

/** What ran the proof, and when: YYYY-MM-DD. */
export type Run = { machine: string; day: string };

const opening = `# The proof in figures

\`npm run proof -- --write\` wrote this; without \`--write\` it compares what it counts with what stands here, and fails where a
figure is missing, is no longer counted or has another bound. \`npm run proof -- PART…\` runs some parts.
`;

/** The document of a run, in which the parts that were not run stand as they were. `order` names all parts there are. */
export function documentOf(parts: Part[], run: Run, before: string, order: string[]): string {
  const old = sectionsOf(before);
  for (const part of parts) old.set(part.name, sectionOf(part, run));
  const sections = order.flatMap((name) => old.get(name) ?? []);
  return [opening, ...sections].join('\n');
}

function sectionOf({ name, findings }: Part, { machine, day }: Run): string {
  const rows = findings.map((finding) => {
    const verdict = finding.bound && !isHeld(finding) ? ' **missed**' : '';
    return `| ${finding.name} | ${format(finding.value)}${verdict} | ${boundText(finding.bound)} |`;
  });
  return [`## ${name}`, '', `${day}, ${machine}.`, '', '| | figure | bound |', '|---|---:|---:|', ...rows, ''].join(
    '\n',
  );
}

/** By the part’s name. */
function sectionsOf(document: string): Map<string, string> {
  const [, ...sections] = document.split(/^(?=## )/m);
  return new Map(sections.map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', `${section.trimEnd()}\n`]));
}

/** Whether the document says of these parts what they counted, and nothing else: the figures themselves may differ. */
export function compareWithDocument(parts: Part[], document: string): Finding[] {
  const sections = sectionsOf(document);
  const counted = new Set(parts.flatMap(({ name, findings }) => findings.map((finding) => keyOf(name, finding))));
  const written = new Set(parts.flatMap(({ name }) => keysIn(name, sections.get(name) ?? '')));
  return [
    { name: 'figures that docs/proof.md lacks', value: countOutside(counted, written), bound: { exactly: 0 } },
    {
      name: 'figures in docs/proof.md that nothing counts',
      value: countOutside(written, counted),
      bound: { exactly: 0 },
    },
  ];
}

function countOutside(names: Set<string>, others: Set<string>): number {
  return [...names].filter((name) => !others.has(name)).length;
}

function keyOf(part: string, { name, bound }: Finding): string {
  return [part, name, boundText(bound)].join(' | ');
}

function keysIn(part: string, section: string): string[] {
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| | '));
  return rows.map((row) => {
    const [name = '', , bound = ''] = row.slice(2, -2).split(' | ');
    return [part, name, bound.trim()].join(' | ');
  });
}
