import { decodeEntities } from './decode-entities.ts';

/** What a page tells machines of the job: schema.org's JobPosting, as far as an offer needs it. */
export type JobPosting = {
  title: string | null;
  company: string | null;
  city: string | null;
  postcode: string | null;
  contract: string | null;
  remote: boolean;
  salary: string | null;
  months: number | null;
  description: string | null;
};

type Json = Record<string, unknown>;

const maxScripts = 20;

/** The JobPosting of a page's JSON-LD; null without one, or where it cannot be read. */
export function readJobPosting(html: string): JobPosting | null {
  const scripts = /<script\b[^<>]{0,300}application\/ld\+json[^<>]{0,300}>/gi;
  let read = 0;
  for (let open = scripts.exec(html); open && read < maxScripts; open = scripts.exec(html), read++) {
    const from = open.index + open[0].length;
    const close = html.indexOf('</script', from);
    const posting = findPosting(parse(html.slice(from, close < 0 ? undefined : close)), 0);
    if (posting) return toPosting(posting);
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return null;
  }
}

function findPosting(node: unknown, depth: number): Json | null {
  if (depth > 4 || typeof node !== 'object' || node === null) return null;
  if (Array.isArray(node)) {
    for (const item of node.slice(0, 50)) {
      const found = findPosting(item, depth + 1);
      if (found) return found;
    }
    return null;
  }
  const type = (node as Json)['@type'];
  if (type === 'JobPosting' || (Array.isArray(type) && type.includes('JobPosting'))) return node as Json;
  return findPosting((node as Json)['@graph'], depth + 1);
}

function toPosting(node: Json): JobPosting {
  const address = within(first(node.jobLocation), 'address');
  return {
    title: said(node.title),
    company: said(node.hiringOrganization) ?? said(within(node.hiringOrganization, 'name')),
    city: said(within(address, 'addressLocality')),
    postcode: said(within(address, 'postalCode')),
    contract: contractOf(first(node.employmentType)),
    remote: node.jobLocationType === 'TELECOMMUTE',
    salary: salaryOf(node.baseSalary),
    months: number(within(node.experienceRequirements, 'monthsOfExperience')),
    description: typeof node.description === 'string' ? decodeEntities(node.description) : null,
  };
}

function within(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? first((node as Json)[key]) : null;
}

function first(node: unknown): unknown {
  return Array.isArray(node) ? node[0] : node;
}

const maxField = 200;

/** A short text on one line; null for anything else. */
function said(node: unknown): string | null {
  if (typeof node !== 'string' && typeof node !== 'number') return null;
  const text = decodeEntities(String(node)).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > maxField ? null : text;
}

function number(node: unknown): number | null {
  const value = typeof node === 'string' ? Number(node.replace(',', '.')) : node;
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

const contracts: Record<string, string> = { INTERN: 'Stage', CONTRACTOR: 'Freelance', CDI: 'CDI', CDD: 'CDD' };

function contractOf(type: unknown): string | null {
  return typeof type === 'string' ? (contracts[type.toUpperCase()] ?? null) : null;
}

const units: Record<string, string> = { YEAR: 'par an', MONTH: 'par mois', DAY: 'par jour', HOUR: 'de l’heure' };

function salaryOf(node: unknown): string | null {
  const value = within(node, 'value') ?? node;
  const min = number(within(value, 'minValue')) ?? number(within(value, 'value')) ?? number(value);
  const max = number(within(value, 'maxValue'));
  const unit = units[String(within(value, 'unitText') ?? '').toUpperCase()] ?? '';
  const currency = said(within(node, 'currency')) ?? 'EUR';
  if (min === null) return null;
  const sign = currency === 'EUR' ? '€' : currency === 'USD' ? '$' : currency === 'GBP' ? '£' : currency;
  return `${shown(min)}${max !== null && max > min ? ` à ${shown(max)}` : ''} ${sign} ${unit}`.trim();
}

function shown(value: number): string {
  return String(value).replace('.', ',');
}

/** The lines that say what the posting says, as an offer would. */
export function postingHead(posting: JobPosting): string[] {
  const place = [posting.city, posting.postcode ? `(${posting.postcode})` : null].filter(Boolean).join(' ');
  return [
    posting.title,
    posting.company && `Entreprise : ${posting.company}`,
    place && `Lieu : ${place}`,
    posting.contract && `Type de contrat : ${posting.contract}`,
    posting.remote && 'Télétravail complet',
    posting.salary && `Salaire : ${posting.salary}`,
    posting.months && `Expérience : ${Math.round((posting.months / 12) * 10) / 10} ans`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}
