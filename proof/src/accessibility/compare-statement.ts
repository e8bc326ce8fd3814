import { readFileSync } from 'node:fs';
import { accessibilityAudit, accessibilityFigures } from '@coach/contracts/accessibility';
import type { Finding } from '../finding.ts';
import { criterionIds, misplacedIds, readCriteria } from './read-criteria.ts';

const table = new URL('../../../docs/accessibility.md', import.meta.url);

/** The table of the criteria, and whether the page that declares them says the same. */
export async function compareStatement(origin: string): Promise<Finding[]> {
  const criteria = readCriteria(readFileSync(table, 'utf8'));
  const failing = criteria.filter(({ result }) => result === 'NC').map(({ id }) => id);
  const notApplicable = criteria.filter(({ result }) => result === 'NA').length;
  const audit = { ...accessibilityAudit, criteria: criteria.length, notApplicable, failing };
  const { applicable, conforming, rate } = accessibilityFigures(audit);
  const page = await textOf(`${origin}/accessibilite`);
  const told = [
    `${criteria.length} critères examinés, dont ${applicable} applicables`,
    `critères respectés : ${conforming}`,
    `pas encore vérifiables : ${failing.length}`,
    `critères non applicables : ${notApplicable}`,
    `${rate.toLocaleString('fr-FR')} % des critères applicables`,
    ...failing.map((id) => `Critère ${id} :`),
  ];
  const untold = told.filter((sentence) => !page.includes(sentence));
  for (const sentence of untold) process.stderr.write(`/accessibilite does not say « ${sentence} »\n`);
  return [
    {
      name: 'criteria of RGAA 4.1 in docs/accessibility.md',
      value: criteria.length,
      bound: { exactly: criterionIds.length },
    },
    { name: 'criteria missing there or twice', value: misplacedIds(criteria).length, bound: { exactly: 0 } },
    { name: 'criteria that apply', value: applicable },
    { name: 'criteria that hold', value: conforming },
    { name: 'rate of conformity (%)', value: rate },
    { name: 'figures that the declaration tells otherwise', value: untold.length, bound: { exactly: 0 } },
  ];
}

async function textOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
