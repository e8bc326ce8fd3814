import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from './letter-facts.ts';
import { listedSkills } from './tools.ts';

function toolsOf(list: string) {
  const cv = parseCv({ text: `Ana Berthelot\nana@example.com\n\nCompétences\n${list}\n` });
  const offer = parseOffer(`Développeuse (H/F)\nVotre profil\n- ${list}\n`);
  return listedSkills(letterFacts({ cv, offer, today: '2026-11-22' }), '').tools.map(({ text }) => text);
}

test('a tool whose name begins like another’s is told beside it, and each once', () => {
  expect(toolsOf('Java, JavaScript, SQL, SQL Server')).toEqual(['Java', 'JavaScript', 'SQL', 'SQL Server']);
});

test('an English word that French has made its own is no tool, and what one hardly knows is none to show', () => {
  expect(toolsOf('Reporting, Power BI, VMware (moins d’un an)')).toEqual(['Power BI']);
});

test('tools side by side in two columns are two', () => {
  const cv = parseCv({
    text: 'Ana Berthelot\nana@example.com\n\nCompétences\nSage 100\tExcel (TCD)\nCegid Quadra\tSilae\n',
  });
  const offer = parseOffer('Comptable (H/F)\nVotre profil\n- Sage 100\n- Excel\n- Silae\n');
  const { tools } = listedSkills(letterFacts({ cv, offer, today: '2026-11-22' }), '');
  expect(tools.map(({ text }) => text)).toEqual(['Sage 100', 'Excel (TCD)', 'Silae']);
});

test('letters that stand for words keep their capitals, and a name on « s » is one', () => {
  expect(toolsOf('SAP QM, Minitab')).toEqual(['SAP QM', 'Minitab']);
  expect(toolsOf('Covadis, AutoCAD')).toEqual(['Covadis', 'AutoCAD']);
});
