import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('a line is read as a person would type it', () => {
  it.each([
    [
      'accents that TeX draws before their letter',
      'Exp´erience `a Orl´eans, le 1er aoˆut',
      'Expérience à Orléans, le 1er août',
    ],
    ['accents over a dotless i', 'maˆıtrise na¨ıve', 'maîtrise naïve'],
    ['a cedilla after its letter and before it', 'garc¸on fran¸cais', 'garçon français'],
    ['a space between accent and letter', 'dipl´ ome', 'diplóme'],
    ['letters set apart', 'E X P É R I E N C E', 'EXPÉRIENCE'],
    ['words of letters set apart', 'C E N T R E S   D ’ I N T É R Ê T', 'CENTRES D ’ INTÉRÊT'],
    ['letters that are words', 'Permis B, anglais C1, plan A à Z', 'Permis B, anglais C1, plan A à Z'],
    ['a short list of letters', 'Permis A B C', 'Permis A B C'],
    ['ligatures', 'eﬃcacité, proﬁl, ﬂux, suﬀrage', 'efficacité, profil, flux, suffrage'],
    ['soft hyphens', 'respon\u00adsable', 'responsable'],
    ['hyphens that never break', 'Anne\u2011Lise, rendez\u2011vous', 'Anne-Lise, rendez-vous'],
    ['ornaments on both sides', '❦ Mes diplômes ❦', 'Mes diplômes'],
    ['icons', '\ue0be 06 39 98 00 01 \uf095', '06 39 98 00 01'],
    ['symbol bullets', '\uf0b7 Paie', '• Paie'],
    ['the euro sign of another character set', 'CA de 14 M¿, budget 30 k¿ (12 ¿)', 'CA de 14 M€, budget 30 k€ (12 €)'],
    ['other turned question marks', '¿Qué tal 2 ¿si?', '¿Qué tal 2 ¿si?'],
    ['squares between two things', 'Lille ▪ Permis B ▯ (+33) 6', 'Lille • Permis B • (+33) 6'],
    ['discs that rate', 'Anglais ● ● ○, Excel ●●○', 'Anglais ● ● ○, Excel ●●○'],
    ['control and zero-width characters', 'a\u0000b\u200bc\u202ed\ufeff', 'a bcd'],
    ['half a surrogate pair', 'x\ud83dy', 'xy'],
    ['decomposed accents', 'e\u0301te\u0301', 'été'],
    ['runs of spaces', '  un  deux \t trois  ', 'un deux\ttrois'],
    ['a wide gap typed with spaces', '2018 A 2020     CARISTE   ENTREPRISE', '2018 A 2020\tCARISTE\tENTREPRISE'],
    ['narrow spaces, which French needs', '1\u202f200\u00a0€', '1\u202f200\u00a0€'],
  ])('%s', (_, raw, read) => {
    expect(cleanText(raw)).toBe(read);
  });

  it('is the same when read again', () => {
    const once = cleanText('Exp´erience \uf0b7 P R O F I L  eﬃcace');
    expect(cleanText(once)).toBe(once);
  });
});
