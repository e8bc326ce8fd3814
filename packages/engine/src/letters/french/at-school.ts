import { atEmployer } from './employer-name.ts';

/** Schools whose letters take « au »: « au GRETA », « au Cnam ». */
const ofHis = /^(?:GRETA|CNAM|CFA|CFAI|CFPPA|CREPS|CFMDA|CNED|CESI|CFP|CUFR|LEGTA|LEP)(?![\p{L}])/iu;
const ofHers = /^(?:MFR|fac|faculté|CCI|CMA|chambre)(?![\p{L}])/iu;
/** Letters that are read one by one or as a word that opens on a vowel: « à l’AFPA », « à l’IUT », « à l’INSA ». */
const elided = /^(?:[AEIOUÉ]\p{Lu}{2,}|AFPA|Afpa|ESPE|INSPÉ|UCO|UBO|UPEC|Aftral)(?![\p{L}])/u;
const small = /^(?:Lycée|Collège|Université)(?= )/u;

/** Where one learned: « à l’AFPA de Béziers », « au lycée Carcouët », « au GRETA Val de Loire », « à SIGMA Clermont ». */
export function atSchool(name: string): string {
  if (ofHis.test(name)) return `au ${name}`;
  if (ofHers.test(name)) return `à la ${name}`;
  if (/^(?:Compagnons|Ateliers|Beaux-Arts|Apprentis)(?!\p{L})/u.test(name)) return `aux ${name}`;
  if (elided.test(name)) return `à l’${name}`;
  const plain = name.replace(small, (word) => word.toLowerCase());
  if (/^campus /iu.test(plain)) return `au ${plain}`;
  const at = atEmployer(plain);
  return at.startsWith('chez ') ? `à ${name}` : at;
}
