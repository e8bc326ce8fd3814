import type { ParsedOffer } from '@coach/contracts/offer';
import { block, list, table } from './layout.ts';

const remoteNames = { onsite: 'sur site', hybrid: 'télétravail partiel', remote: 'télétravail complet' };
const periodNames = { hour: 'par heure', day: 'par jour', month: 'par mois', year: 'par an' };

/** What was understood of an offer, for reading in a terminal. */
export function describeOffer(file: string, offer: ParsedOffer): string {
  return block(file, [
    table([
      ['Poste', offer.title],
      ['Employeur', offer.company],
      ['Ville', offer.city],
      ['Contrat', offer.contract],
      ['Télétravail', offer.remote && remoteNames[offer.remote]],
      ['Salaire', offer.salary && describeSalary(offer.salary)],
      ['Expérience', offer.experienceYearsMin === null ? null : `${offer.experienceYearsMin} an(s) au moins`],
    ]),
    list('Demandé', offer.mustHave),
    list('Souhaité', offer.niceToHave),
    list('Savoir-être', offer.softSkills),
    list(
      'Langues',
      offer.languages.map(({ name, level }) => (level ? `${name} ${level}` : name)),
    ),
  ]);
}

function describeSalary({ min, max, currency, period }: NonNullable<ParsedOffer['salary']>): string {
  const bounds = min === max ? [min] : [min, max];
  return `${bounds.filter((bound) => bound !== null).join(' à ')} ${currency} ${periodNames[period]}`;
}
