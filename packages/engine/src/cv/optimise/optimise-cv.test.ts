import type { ParsedCv } from '@coach/contracts/cv';
import { type OptimisedCv, optimisedCvSchema } from '@coach/contracts/cv-document';
import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../../grounding/find-ungrounded.ts';
import { linesOf } from '../../match/lines.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { pairs } from '../../testing/pairs.ts';
import { blocksOf, documentText, isToldBy } from '../../testing/told-by.ts';
import { amendCv } from '../amend/amend-cv.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const { carer, developer, blank } = pairs;
const cases = [carer, developer, blank].flatMap(({ cv }) =>
  [carer.offer, developer.offer, null].map((offer) => ({ cv, offer })),
);

function jobs(optimised: OptimisedCv) {
  return blocksOf(optimised, 'experience').flatMap((block) => (block.kind === 'entry' ? [block] : []));
}

function lost(cv: ParsedCv, optimised: OptimisedCv): string[] {
  return linesOf(cv, cv.text)
    .filter((line) => !isToldBy(line, optimised))
    .map(({ text }) => text);
}

describe('optimiseCv', () => {
  test.each(cases)('loses no line and states nothing new (%#)', ({ cv, offer }) => {
    const optimised = optimiseCv({ cv, offer });
    expect(optimisedCvSchema.safeParse(optimised).error).toBeUndefined();
    expect(lost(cv, optimised)).toEqual([]);
    expect(findUngrounded(documentText(optimised), { cv })).toEqual([]);
    for (const { before, span } of optimised.changes) {
      if (before !== null && span) expect(cv.text.slice(span.start, span.end)).toContain(before.trim().split('\n')[0]);
    }
  });

  test('puts what the offer asks for first, spelled as the offer does', () => {
    const cv = makeCv({ listed: ['tricot', 'postgres', 'Typescript'] });
    const offer = makeOffer({ must: ['TypeScript', 'PostgreSQL', 'Kubernetes'] });
    const optimised = optimiseCv({ cv, offer });
    const [list] = blocksOf(optimised, 'skills');
    expect(list).toMatchObject({ kind: 'list', items: ['TypeScript', 'PostgreSQL', 'Tricot'] });
    expect(optimised.changes).toContainEqual(
      expect.objectContaining({ kind: 'spelled', before: 'postgres', after: 'PostgreSQL' }),
    );
    expect(documentText(optimised)).not.toContain('Kubernetes');
  });

  test('orders jobs newest first, and the lines of a job by what the offer asks', () => {
    const cv = makeCv({
      experiences: [
        { title: 'Vendeur', company: 'A', start: '2015', end: '2018', bullets: ['Accueil', 'Inventaire avec Excel'] },
        { title: 'Chef de rayon', company: 'B', start: '2019', end: 'present', bullets: ['Planning'] },
      ],
    });
    const optimised = optimiseCv({ cv, offer: makeOffer({ must: ['Excel'] }) });
    expect(jobs(optimised).map(({ title }) => title)).toEqual(['Chef de rayon', 'Vendeur']);
    expect(jobs(optimised)[1]?.bullets).toEqual(['Inventaire avec Excel', 'Accueil']);
    expect(optimised.changes.filter(({ kind }) => kind === 'moved').map(({ before }) => before)).toEqual(
      expect.arrayContaining(['Chef de rayon', 'Inventaire avec Excel']),
    );
  });

  test('puts no two lengths of time side by side that would read as one', () => {
    const cv = parseCv({
      text: `Camille Roux
camille.roux@example.com

EXPÉRIENCE
Boutique Lilas
2 ans
Vendeuse
septembre 2019 - août 2021 (10 mois à mi-temps)
Accueil et vente des collections
Serveuse – 49 – Le Quai, Angers – 2015
- Service en salle`,
    });
    const optimised = optimiseCv({ cv, offer: makeOffer({ must: ['vente'] }) });
    expect(jobs(optimised)).toMatchObject([
      {
        subtitle: 'Boutique Lilas',
        dates: 'sept. 2019 – août 2021 (10 mois à mi-temps)',
        bullets: ['Accueil et vente des collections'],
      },
      { subtitle: 'Le Quai (49), Angers' },
    ]);
    expect(findUngrounded(documentText(optimised), { cv })).toEqual([]);
  });

  test('rewords weak lines without claiming more', () => {
    const bullets = jobs(optimiseCv(carer))[0]?.bullets;
    expect(bullets).toContain('Contribution à la rédaction des transmissions ciblées');
    expect(bullets).toContain('Gestion des stocks de linge');
  });

  test('lists skills, not the words that only sort them, unless the offer asks for the label', () => {
    const cv = parseCv({
      text: `Camille Roux
camille.roux@example.com

COMPÉTENCES
Langages\tPython, Bash
Gestion du linge : tri, pliage
Petits travaux : peinture, plomberie, jardinage
Thé : infusions, assemblages
Suivi : stocks, commandes, livraisons
Excel : oui, mais sans macros
Pix : 480 points
Outils
Git, Docker
Divers`,
    });
    const items = (must: string[]) => {
      const offer = makeOffer({ must });
      const [list] = blocksOf(optimiseCv({ cv, offer }), 'skills');
      return list?.kind === 'list' ? list.items : [];
    };
    expect(items(['Cuisine'])).toEqual([
      ...['Python', 'Bash', 'Gestion du linge : tri, pliage'],
      ...[
        'Petits travaux',
        'Peinture',
        'Plomberie',
        'Jardinage',
        'Thé : infusions, assemblages',
        'Stocks',
        'Commandes',
        'Livraisons',
      ],
      ...['Excel : oui, mais sans macros', 'Pix : 480 points', 'Git', 'Docker'],
    ]);
    expect(items(['gestion du linge'])).toContain('Gestion du linge');
  });

  test('takes labels in a margin for labels where as many lists follow', () => {
    const text = `Camille Roux
camille.roux@example.com

COMPÉTENCES
Transport
Entrepôt
Affrètement, plan de tournée
Inventaires, préparation de commandes`;
    expect(blocksOf(optimiseCv({ cv: parseCv({ text }), offer: null }), 'skills')).toMatchObject([
      { items: ['Affrètement', 'Plan de tournée', 'Inventaires', 'Préparation de commandes'] },
    ]);
  });

  test('says that a line went up, once, and for what the offer says', () => {
    const job = {
      title: 'Vendeur',
      company: 'A',
      bullets: ['Accueil', 'Rangement', 'J’ai été chargé de gérer les inventaires avec Excel'],
    };
    const optimised = optimiseCv({ cv: makeCv({ experiences: [job] }), offer: makeOffer({ must: ['Excel'] }) });
    const moved = optimised.changes.filter(({ before }) => before?.includes('Excel'));
    expect(moved).toHaveLength(1);
    expect(moved[0]?.reason).toMatch(/La ligne remonte\s: l’offre demande «\sExcel\s»/u);
  });

  test('leaves the lines of a project below its name', () => {
    const bullets = ['Projet 1 : site de la mairie', 'Maquettes', 'Projet 2 : intranet', 'Recette avec Excel'];
    const cv = makeCv({ experiences: [{ title: 'Chef de projet', company: 'A', bullets }] });
    expect(jobs(optimiseCv({ cv, offer: makeOffer({ must: ['Excel'] }) }))[0]?.bullets).toEqual(bullets);
  });

  test('proves no skill by the trade of an employer or by a piece of a phrase', () => {
    const text = `Camille Roux
camille.roux@example.com

EXPÉRIENCE
Comptable, VENTALIS – vente par correspondance, Roubaix, 2018 – 2021
- Accueil des nouveaux embauchés
- Depannage`;
    const offer = makeOffer({ must: ['Vente', 'Dépannage', 'Recrutement'] });
    const [list] = blocksOf(optimiseCv({ cv: parseCv({ text }), offer }), 'skills');
    expect(list).toMatchObject({ items: ['Dépannage'] });
  });

  test('tells once that ratings were left out, and of lines that stand elsewhere now', () => {
    const text = `Camille Roux
camille.roux@example.com

OUTILS
Canva ●●●●○
Figma ●●○○○

FORMATION
2021 BTS Tourisme, lycée Jeanne-d’Arc, Rouen
Sauveteur secouriste du travail`;
    const { changes } = optimiseCv({ cv: parseCv({ text }), offer: null });
    expect(changes.filter(({ before }) => before?.includes('●')).map(({ before }) => before)).toEqual(['●●●●○']);
    expect(changes).toContainEqual(
      expect.objectContaining({ before: 'Sauveteur secouriste du travail', after: 'Certifications et habilitations' }),
    );
  });

  test('sends each heading where its lines went', () => {
    const text = `Camille Roux

CONTACT
camille.roux@example.com
06 39 98 41 27

PROJETS
Atlas sonore du quartier de la gare

EXPÉRIENCES PROFESSIONNELLES
2019 – 2021 Vendeuse, Boutique Lilas, Angers`;
    const optimised = optimiseCv({ cv: parseCv({ text }), offer: null });
    const after = (heading: string) => optimised.changes.find(({ before }) => before === heading);
    expect(after('CONTACT')?.after).toBe('En-tête');
    expect(after('EXPÉRIENCES PROFESSIONNELLES')?.reason).toContain('le même titre');
    expect(optimised.document.sections.map(({ title }) => title)).toContain('Projets');
  });

  test('never takes a near skill for the one the offer names', () => {
    const offer = makeOffer({ must: ['maintenance préventive'] });
    const optimised = optimiseCv({ cv: makeCv({ listed: ['maintenance préventive et corrective'] }), offer });
    expect(documentText(optimised)).toContain('Maintenance préventive et corrective');
  });

  test('keeps what a line says beside the title, the employer and the dates', () => {
    const cv = makeCv({
      experiences: [{ title: 'Cariste (équipe 3x8)', company: 'Logipôle, Douai', start: '2020', end: '2021' }],
    });
    const understood = {
      ...cv,
      experiences: [{ ...cv.experiences[0], title: 'Cariste', company: 'Logipôle' }],
    } as ParsedCv;
    const [job] = jobs(optimiseCv({ cv: understood, offer: null }));
    expect(job).toMatchObject({ title: 'Cariste (équipe 3x8)', subtitle: 'Logipôle, Douai', dates: '2020 – 2021' });
  });

  test('a short word within another is not told by it', () => {
    const text = `Camille Roux
camille.roux@example.com

FORMATION
2019 CAP Coiffure, CFA de Metz
PSE 2
Disponible en mai

PROFIL
Je passe la journée debout, la classe passe en 2 temps.`;
    const optimised = optimiseCv({ cv: parseCv({ text }), offer: null });
    expect(blocksOf(optimised, 'certifications')).toMatchObject([{ items: ['PSE 2'] }]);
    expect(blocksOf(optimised, 'other')).toMatchObject([{ items: ['Disponible en mai'] }]);
  });

  test('tells details without the captions a professional network exports behind them', () => {
    const text = `Coordonnées
06 39 98 12 34 (Mobile)
camille.roux@example.com
www.linkedin.com/in/camille-roux-example
(LinkedIn)
camille-roux.example.com
(Personal)

Camille Roux
Vendeuse

Expérience
Vendeuse, Le Quai, Angers
janvier 2015 - décembre 2018
Encaissement`;
    const optimised = optimiseCv({ cv: parseCv({ text }), offer: null });
    expect(documentText(optimised)).not.toMatch(/mobile|personal/i);
    expect(optimised.document.contact.map((each) => each.text)).toEqual([
      'camille.roux@example.com',
      '06 39 98 12 34',
      'www.linkedin.com/in/camille-roux-example',
      'camille-roux.example.com',
    ]);
    expect(optimised.document.sections.map(({ kind }) => kind)).toEqual(['experience']);
  });

  test('keeps lines nobody understood', () => {
    const cv = makeCv({ header: ['Disponible sous quinze jours'] });
    const strange = { ...cv, text: `${cv.text}\n\nZorglub 42 frimousse` };
    expect(documentText(optimiseCv({ cv: strange, offer: null }))).toContain('Zorglub 42 frimousse');
  });

  test('follows the corrections', () => {
    const bullet = 'Préparation des repas';
    const start = carer.cv.text.indexOf(bullet);
    const cv = amendCv(carer.cv, [
      { kind: 'replace-line', id: 'a', start, end: start + bullet.length, text: 'Préparation de 12 repas par jour' },
      {
        kind: 'add-skill',
        id: 'b',
        name: 'manutention des patients',
        proof: 'Manutention des patients avec lève-malade',
        experience: null,
      },
      { kind: 'set-languages', id: 'c', value: [{ name: 'Anglais', level: 'B2' }] },
    ]);
    const optimised = optimiseCv({ cv, offer: carer.offer });
    const text = documentText(optimised);
    expect(text).toContain('Préparation de 12 repas par jour');
    expect(text).toContain('Manutention des patients avec lève-malade');
    expect(text).toContain('Anglais (B2)');
    expect(text).not.toContain('Précisions du candidat');
    expect(lost({ ...carer.cv }, optimised)).toEqual([]);
  });

  test('lists a skill the person named and the offer asks for, whatever its sentence', () => {
    const cv = amendCv(makeCv({ experiences: [{ title: 'Comptable', company: 'A' }] }), [
      {
        kind: 'add-skill',
        id: 'a',
        name: 'Power BI',
        proof: 'Je construis des tableaux de bord Power BI pour la direction.',
        experience: null,
      },
    ]);
    const offer = parseOffer('Comptable\n\nProfil\n- Vous connaissez Power BI');
    const { document } = optimiseCv({ cv, offer });
    const items = document.sections.flatMap(({ kind, blocks }) =>
      kind === 'skills' ? blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) : [],
    );
    expect(items).toContain('Power BI');
  });

  test('takes the headline of the offer only from those who have held the job', () => {
    const headline = (title: string) =>
      optimiseCv({ cv: makeCv({ experiences: [{ title, company: 'A' }] }), offer: makeOffer({ title: 'Cariste' }) })
        .document.headline;
    expect(headline('Cariste')).toBe('Cariste');
    expect(headline('Fleuriste')).toBeNull();
    const own = makeCv({ experiences: [{ title: 'Conductrice routière (intérim)', company: 'A' }] });
    expect(optimiseCv({ cv: own, offer: makeOffer({ title: 'Conducteur routier' }) }).document.headline).toMatch(
      /^Conductrice routière$/,
    );
    const learnt = makeCv({ experiences: [{ title: 'Conductrice routière (stage)', company: 'A' }] });
    expect(optimiseCv({ cv: learnt, offer: makeOffer({ title: 'Conducteur routier' }) }).document.headline).toBeNull();
  });

  test.each([
    ['one word without end', 'a'.repeat(120_000)],
    ['many lines', 'x\n'.repeat(20_000)],
    ['separators', ', ; | • – '.repeat(10_000)],
    ['several scripts', 'Опыт 経験 خبرة 𝕏 \u0000\uD800 ﷽\n'.repeat(3_000)],
  ])('answers whatever the text: %s', (_, body) => {
    const text = `Compétences\n${body}`;
    const cv = {
      ...blank.cv,
      text,
      headings: [{ text: 'Compétences', kind: 'skills' as const }],
      spans: { 'headings.0': { start: 0, end: 11 } },
    };
    const optimised = optimiseCv({ cv, offer: carer.offer });
    expect(optimisedCvSchema.safeParse(optimised).success).toBe(true);
  });

  test('prints no icon, rating, label or piece of an address', () => {
    const header = ['☎ 06 39 98 41 27', 'Tél. mobile : 06 39 98 41 27', 'Appt 32', '8 rue du Moulin', 'Permis B'];
    const cv = makeCv({ header, listed: ['Windows 11 – 90 %', 'Canva ●●●○○', 'PowerShell – débutant'] });
    const optimised = optimiseCv({ cv, offer: null });
    const text = documentText(optimised);
    expect(text).not.toMatch(/[☎●○]|90 %|Appt|rue du Moulin|Tél\. mobile/);
    expect(blocksOf(optimised, 'skills')).toMatchObject([{ items: ['Windows 11', 'Canva', 'PowerShell – débutant'] }]);
    expect(optimised.document.contact.map((each) => each.text)).toContain('Permis B');
    expect(lost(cv, optimised)).toEqual([]);
  });

  test('begins lines as sentences do, and leaves the hyphens of wrapped words out', () => {
    const job = { title: 'cuisinier', company: 'Chez Paul', bullets: ['plan de nettoyage', 'réfé\u2010 rencement'] };
    expect(jobs(optimiseCv({ cv: makeCv({ experiences: [job] }), offer: null }))).toMatchObject([
      { title: 'Cuisinier', bullets: ['Plan de nettoyage', 'Référencement'] },
    ]);
  });
});
