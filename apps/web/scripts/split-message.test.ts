import { expect, test } from 'vitest';
import { splitMessage } from './split-message.ts';

const compiled = (english: string) => `/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';
const fr_jobs = /** @type {(inputs: object) => string} */ (i) => {const plural = registry.plural("fr", i?.count, {});
	return \`\${i?.count} offres, \${plural}\`
};
${english}
export const jobs = /** @type {object} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_jobs(inputs)
	return fr_jobs(inputs)
});`;

test('a message keeps its French and asks the table first; its English stands apart', () => {
  const english = 'const en_jobs = /** @type {object} */ (i) => {\n\treturn i?.count + " offers"\n};';
  const split = splitMessage('jobs', compiled(english), '/src/table.ts');
  expect(split.french).not.toContain('offers');
  expect(split.french).toContain('offres');
  expect(split.french).toContain(`import * as registry from '../registry.js'`);
  expect(split.french).toContain('import { english } from "/src/table.ts";');
  expect(split.french).not.toContain('getLocale');
  const { jobs } = new Function(`return { ${split.english} }`)();
  expect(jobs({ count: 3 })).toBe('3 offers');
});

test('a message without English adds nothing to the table', () => {
  expect(splitMessage('jobs', compiled('const en_jobs = fr_jobs;'), '/t.ts').english).toBe('');
});

test('another shape than expected stops the build', () => {
  expect(() => splitMessage('jobs', 'export const jobs = 1;', '/t.ts')).toThrow('jobs');
});
