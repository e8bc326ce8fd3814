import { stem } from '../../text/stem.ts';
import { lowersTitle } from './title-lines.ts';

const heads = new Set(
  'chef directeur responsable manager gerant superviseur contremaitr cadre second sergent coordinateur coordonnateur president dirigeant capitain adjudant lieutenant intendant gouvernant proviseur doyen fondateur patron'
    .split(' ')
    .map(stem),
);

/** Stems of a title: what is longer is a sentence taken for one. */
const longest = 8;

const master = stem('maitre');
const hotel = stem('hotel');

/** « maître d’hôtel » leads a dining room; « maître-chien », « maître-nageur », « maître de conférences » lead nobody. */
function isMasterOfHouse(title: readonly string[]): boolean {
  return title.some((word, at) => word === master && title.slice(at + 1, at + 3).includes(hotel));
}

const works = ['travaux', 'chantier', 'operation'].map(stem);
const conductor = stem('conducteur');

/** « conducteur de travaux »: who leads works, where one of buses drives. */
function conducts(title: readonly string[]): boolean {
  return title.includes(conductor) && works.some((word) => title.includes(word));
}

/** Whether a title is that of one who leads: « cheffe d’équipe », not « adjoint du chef ». */
export function isLeadingTitle(title: readonly string[]): boolean {
  const isHead = (word: string, at: number) => heads.has(word) && !lowersTitle(title[at - 1] ?? '');
  return title.length <= longest && (title.some(isHead) || isMasterOfHouse(title) || conducts(title));
}
