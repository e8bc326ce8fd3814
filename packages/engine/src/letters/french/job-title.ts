import { foldWord } from '../../text/fold-text.ts';
import { isAcronym } from './is-acronym.ts';

export type Gender = 'f' | 'm' | null;

const feminine =
  /(?:trice|euse|ière|ienne|ère|ante|ente|onne|gnante|ginale)$|^(?:agente|chargée|employée|adjointe|diplômée|avocate|ingénieure|apprentie|déléguée|attachée|salariée|cheffe|maîtresse|hôtesse|préparatrice|sage-femme|retraitée|confirmée|spécialisée|qualifiée|principale|consultante|experte|artisane|paysanne|cuisinière|professeure|docteure|assistante)$/i;
const masculine =
  /(?:teur|eur|ier|ien|éen|ant|gnant)$|^(?:chargé|employé|adjoint|diplômé|avocat|apprenti|délégué|attaché|maçon|confirmé|spécialisé|qualifié|expert|artisan|paysan)$/i;
const neither =
  /^(?:chantier|atelier|courrier|papier|métier|restaurant|courant|enfant|secteur|intérieur|extérieur|ascenseur|compteur|moteur|manager|leader|client|patient|front|account|agent|insertion|conditionnement|bien|entretien|quotidien|cuisine|matière|première|dernière|frontière|carrière|rivière|lumière|manière|banlieue|chantiers)s?$/i;

/** How the titles of a CV speak of its writer; null where they do not tell, or disagree. */
export function genderOfTitles(titles: readonly string[]): Gender {
  const words = titles.flatMap((title) => title.split(/[\s/,(–-]+/).slice(0, 4)).filter((word) => !neither.test(word));
  const women = words.filter((word) => feminine.test(word)).length;
  const men = words.filter((word) => !feminine.test(word) && masculine.test(word)).length;
  if (women > 0) return women >= men ? 'f' : null;
  return men > 0 ? 'm' : null;
}

/** A title in the gender of its reader, as far as its own spelling allows: « aide-soignant(e) » → « aide-soignante ». */
export function genderedTitle(title: string, gender: Gender): string {
  const chosen = chosenSide(title, gender);
  if (gender === null) return chosen.replace(/(\p{L}{2,})[·•⋅](\p{L}{1,5})(?!\p{L})/gu, '$1($2)');
  return chosen
    .replace(/(\p{L}{2,}l)(?:\(le\)|[·•⋅.]le(?!\p{L}))/giu, gender === 'f' ? '$1le' : '$1')
    .replace(/(\p{L}{3,})f(?:\(ve\)|[·•⋅.]ve(?!\p{L}))/giu, gender === 'f' ? '$1ve' : '$1f')
    .replace(/(\p{L}{3,}f)(?:\(fe\)|[·•⋅.]fe(?!\p{L}))/giu, gender === 'f' ? '$1fe' : '$1')
    .replace(/(\p{L}+?)(?:teur)[·•⋅./-]?\(?(?:trice)\)?(?!\p{L})/gu, gender === 'f' ? '$1trice' : '$1teur')
    .replace(/(\p{L}+?)(?:eur)(?:\((?:euse|se)\)|[·•⋅.](?:euse|se))(?!\p{L})/gu, gender === 'f' ? '$1euse' : '$1eur')
    .replace(/(\p{L}+?)(?:teur)(?:\(?[·•⋅.]?rice\)?)(?!\p{L})/gu, gender === 'f' ? '$1trice' : '$1teur')
    .replace(/(\p{L}+?)ier(?:\((?:ère|ière)\)|[·•⋅.](?:ère|ière))(?!\p{L})/gu, gender === 'f' ? '$1ière' : '$1ier')
    .replace(/(\p{L}{3,})er(?:\(e\)|[·•⋅]e)(?!\p{L})/gu, gender === 'f' ? '$1ère' : '$1er')
    .replace(/(\p{L}{2,})(?:\((n?e)\)|[·•⋅.](n?e)(?!\p{L}))/gu, (_, stem: string, a?: string, b?: string) =>
      gender === 'f' ? stem + (a ?? b ?? '') : stem,
    )
    .replace(
      /^(agent)( technique| polyvalent| territorial| administratif)?(?= \p{L}+ée(?!\p{L}))/iu,
      (_, agent: string, kind = '') =>
        gender === 'f' ? `${agent}e${kind.replace(/(?<=[lt])$/, 'e').replace(/tif$/, 'tive')}` : agent + kind,
    );
}

/** « Éducateur spécialisé / éducatrice spécialisée – MECS »: the side that fits, with what follows both. */
function chosenSide(title: string, gender: Gender): string {
  const match = /^(.{3,60}?) ?\/ ?(.{3,80})$/su.exec(title);
  if (!match || gender === null) return title;
  const [, left = '', right = ''] = match;
  if (foldWord(left).slice(0, 4) !== foldWord(right).slice(0, 4)) return title;
  // « Formateur / formatrice FLE »: what follows both.
  const bare = right.split(' ').slice(0, left.split(' ').length).join(' ');
  const tail = right.slice(bare.length);
  const sides = [left, bare].map((side) => genderOfTitles([side]));
  const index = sides.indexOf(gender);
  return (index === 0 ? left : index === 1 ? bare : gender === 'm' ? left : bare) + tail;
}

const capitals =
  /^(?:CAP|BEP|BTS|BP|DUT|BUT|DEA|DESS|DCG|DSCG|MC|TP|DEAS|DEES|DEAP|IFSI|IFAS|AFPA|CFA|CNAM|SPL|SSIAP|SSR|TCE|MECS|RH|HSE|ADV|IT|QA|BTP|VRD|CVC|SAV|QSE|QHSE|SSIAP|CACES|EHPAD|AVS|AES|ASH|IDE|IDEC|IME|ESAT|ITEP|CHU|USLD|SSIAD|HAD|PMI|PJJ|AEMO|UX|UI|B2B|B2C|SEO|SEA|CRM|ERP|SAP|BI|PMO|CHRD|RQTH|PL|SPL|VL|VTC|GMS|CHR|TP|CE|CDD|CDI|BE|PVC|II|III|IV|DACH|AESH|ATSEM|CAF|CPAM|BIM|TGBT|CNC|MIG|TIG|DSI|PME|PMI|TPE|DAF|RAF|ASV|AMO|MOE|MOA|R&D|F&B|CAPES|CAPET|CAPLP|CRPE|INSPE|INSPÉ|DEAES|DEAP|DEME|DEEJE|DEJEPS|BPJEPS|BAFA|BAFD|DEUST|CQP|MEEF|CAPA|BPREA|DEUG|VAE|RNCP|AEPE|LEADER|PCAET|CFO|CFA|CF|SAP|VDI|GMAO|GPAO|PMSMP|QVT|RSE|RGPD|DSN|AFGSU|HACCP|DPE|AMOA|BTS|PGC|DPH|EJE|TISF|ERP|LMS|CNC)$/;

/** Without guillemets around the whole of it, and without half a pair: « Gardienne du parc ». */
function withoutLoneQuotes(title: string): string {
  const isPaired = title.split('«').length === title.split('»').length;
  return isPaired && !/^«[^»]*»$/.test(title) ? title : title.replace(/«\s*|\s*»/g, '');
}

/** A title as it stands inside a sentence: « COMPTABLE UNIQUE 🚀 » → « comptable unique », acronyms kept. */
export function titleInSentence(title: string): string {
  const plain = title
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/ (?:pour|chez) (?:l['’]un de (?:nos|ses) clients?|notre client|un client).*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:on |nous )?(?:recrut\p{L}*|recherch\p{L}*|cherch\p{L}*) (?:une? |des )?/iu, '')
    .replace(/'/g, '’')
    .replace(/ - /g, ' – ')
    .replace(/[\s–-]+$/, '')
    .trim();
  const clean = withoutShouting(withoutLoneQuotes(plain));
  const [first = '', second = ''] = clean.split(' ');
  if (first.length > 1 && first === first.toUpperCase()) return clean;
  // « Account Executive France »: an English title keeps its capitals.
  if (/^\p{Lu}\p{Ll}+$/u.test(second) && englishTitle.test(first)) return clean;
  return clean.charAt(0).toLowerCase() + clean.slice(1);
}

const englishTitle =
  /^(?:Account|Supply|Community|Digital|Quality|Business|Product|Project|Data|Sales|Customer|Software|Key|Office|Store|Inside|Growth|Scrum|Brand|Lead|Senior|Head|Chief|Back|Front|Full)$/;

/** Words all in capitals in small letters, acronyms apart: « CAP CUISINE » → « CAP cuisine ». */
export function withoutShouting(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const isAll = letters.length > 3 && letters === letters.toUpperCase();
  return text
    .split(' ')
    .map((word, index, words) => {
      const bare = word.replace(/[^\p{L}]/gu, '');
      if (bare === 'BAC' || (isAll && bare === 'À')) return word.toLowerCase();
      if (isAll && word === 'A' && isPreposition(words[index - 1], words[index + 1])) return 'à';
      // An accent tells a word from an acronym: « ARMÉ ».
      const isWord = (bare.length > 4 && /[AEIOUYÉÈ]/.test(bare)) || (bare.length > 2 && /[ÉÈÊÀÇ]/.test(bare));
      const isShouted = bare === bare.toUpperCase() && (isAll || isWord);
      return bare.length > 1 && isShouted && !keepsCapitals(word) ? word.toLowerCase() : word;
    })
    .join(' ');
}

/** « POMPE A CHALEUR », not « PERMIS A », « LOTS A ET B », « ZONE A SUD ». */
export function isPreposition(before = '', after = ''): boolean {
  return (
    /^\p{L}{3,}/u.test(after) && !/^(?:AVEC|SANS|POUR|PUIS)$/u.test(after) && before !== '' && !bearsLetter.test(before)
  );
}

const bearsLetter =
  /^(?:PERMIS|CAT[ÉE]GORIES?|CAT\.?|CLASSES?|S[ÉE]RIES?|BAC|VITAMINE|H[ÉE]PATITE|GROUPES?|PLAN|OPTION|TYPE|NIVEAU|LOTS?|SECTION|LIGNE|QUAI|SECTEUR|[ÉE]QUIPE|ZONE|PORTE|HALL|B[ÂA]TIMENT|BLOC|SALLE|AILE|TERMINALE)$/u;

function keepsCapitals(word: string): boolean {
  const parts = word.split(/[-/]/).map((part) => part.replace(/[^\p{L}\d&]/gu, ''));
  return parts.every((part) => capitals.test(part) || isAcronym(part)) || /\d/.test(word);
}

/** The title without what it specifies after a dash, a stroke or in brackets. */
export function shortTitle(title: string): string {
  const [head = title] = title.split(/ [–—|-] | \((?=\p{L}{3,})| \/ |, /u);
  return head.trim().length >= 4 ? head.trim() : title;
}
