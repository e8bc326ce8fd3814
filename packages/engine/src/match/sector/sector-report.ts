import type { SectorReport } from '@coach/contracts/report';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { foldWord } from '../../text/fold-text.ts';
import type { Context } from '../context.ts';
import { placeReader } from '../place-of.ts';
import { doubtOf } from '../requirements/doubts.ts';
import { mentionsByName } from '../requirements/find-candidates.ts';
import type { Sector } from './sectors.ts';

/** The sector's advice, and the person's skills beside what its offers ask for. */
export function sectorReport(context: Context, { id, label, advice, skills }: Sector): SectorReport {
  const spanOf = provedSkills(context);
  const told = skills.map((term) => ({ term, span: spanOf(term) }));
  return {
    id,
    label,
    advice: [...advice],
    skills: {
      present: told.flatMap(({ term, span }) => (span ? [quoted(context, term, span)] : [])),
      missing: told.flatMap(({ term, span }) => (span ? [] : [term])),
    },
  };
}

function quoted({ cv }: Context, term: string, { start, end }: Span): SectorReport['skills']['present'][number] {
  return { term, quote: cv.text.slice(start, end), start, end };
}

/** Where the CV shows a skill, in a job rather than in a list; a hobby, a wish or a denial shows none. */
function provedSkills(context: Context): (term: string) => Span | null {
  const byName = mentionsByName(context);
  const placeOf = placeReader(context);
  return (term) => {
    const group = byName.get(foldWord(term)) ?? byName.get(foldWord(canonicalOf(term)));
    const spans = [...(group?.own ?? []), ...(group?.narrower ?? [])].filter((span) => {
      const place = placeOf(span);
      const doubt = doubtOf(context.live, span, place);
      if (context.privates.some(({ start, end }) => span.start >= start && span.start < end)) return false;
      return place !== 'leisure' && doubt !== 'denied' && doubt !== 'step';
    });
    return spans.find((span) => placeOf(span) === 'job') ?? spans[0] ?? null;
  };
}

/** The name a skill goes by today, where the data know it as another's alias. */
function canonicalOf(term: string): string {
  const [found] = findTerms(term);
  return found && found.start === 0 && found.end === term.length ? found.name : term;
}
