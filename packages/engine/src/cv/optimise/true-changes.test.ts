import { describe, expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { blocksOf } from '../../testing/told-by.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

function optimised(text: string, offer = '') {
  return optimiseCv({ cv: parseCv({ text }), offer: offer === '' ? null : parseOffer(offer) });
}

function titles(text: string, kind: 'education' | 'experience') {
  return blocksOf(optimised(text), kind).map((block) => (block.kind === 'entry' ? block.title : ''));
}

describe('a diploma that was broken off', () => {
  const studies =
    'Ana Blanc\n\nFORMATION\n2017 MC Coloriste, CFA de Dole – abandonnée\n2016 BP Coiffure, CFA de Dole – obtenu\n';

  test('comes after those obtained, whatever its year', () => {
    expect(titles(studies, 'education')).toEqual([
      expect.stringContaining('BP Coiffure'),
      expect.stringContaining('MC Coloriste'),
    ]);
  });

  test('is no reason of dates', () => {
    const { changes } = optimised(studies);
    const moved = changes.filter(({ kind, before, after }) => kind === 'moved' && before === after);
    expect(moved.map(({ before }) => before)).toEqual([expect.stringContaining('BP Coiffure')]);
    expect(moved[0]?.reason).toContain('formation arrêtée');
  });
});

describe('a title in capitals', () => {
  const cv =
    'Ana Blanc\nSECRETAIRE COMPTABLE\n\nEXPERIENCES PROFESSIONNELLES\nSECRETAIRE COMPTABLE, Garage Darnal, Dole\n2018 – 2020\n- Facturation\n';

  test('is written as a sentence, at the top and in the jobs', () => {
    const { document } = optimised(cv);
    expect(document.headline).toBe('Secrétaire comptable');
    expect(titles(cv, 'experience')).toEqual(['Secrétaire comptable']);
    expect(document.sections.map(({ title }) => title)).toContain('Expérience professionnelle');
  });

  test('is told with its reason, where it stood', () => {
    const told = optimised(cv).changes.filter(({ kind }) => kind === 'spelled');
    expect(told).toHaveLength(2);
    for (const { before, after, span, reason } of told) {
      expect([before, after]).toEqual(['SECRETAIRE COMPTABLE', 'Secrétaire comptable']);
      expect(cv.slice(span?.start, span?.end)).toBe(before);
      expect(reason).toContain('capitales');
    }
  });
});

test('a heading over two lines is one heading', () => {
  const { changes } = optimised(
    'Ana Blanc\n\nEXPÉRIENCE\nPROFESSIONNELLE\nVendeuse, Boutique Lison, Dole\n2018 – 2020\n- Caisse\n',
  );
  expect(changes.filter(({ before }) => before === 'PROFESSIONNELLE')).toEqual([]);
});

test('a heading without its accents gets them, and says so', () => {
  const { document, changes } = optimised(
    'Ana Blanc\n\nEXPÉRIENCE PROFESSIONNELLE\nVendeuse, Boutique Lison, Dole\n2018 – 2020\n- Caisse\n\nREFERENCES\nMme Durand, gérante de la boutique Lison\n',
  );
  expect(document.sections.at(-1)?.title).toBe('Références');
  expect(changes).toContainEqual(expect.objectContaining({ before: 'REFERENCES', after: 'Références' }));
});

test('a telephone number printed in pairs is at the top, not left out', () => {
  const { document, changes } = optimised('Ana Blanc\nTel : 0639985216\n\nCOMPÉTENCES\nCaisse, Accueil\n');
  expect(document.contact.map(({ text }) => text)).toContain('06 39 98 52 16');
  for (const { before, reason } of changes)
    if (before?.includes('0639985216')) expect(reason).not.toContain('n’apprennent');
});

describe('the name of a group', () => {
  const offer = 'Assistante juridique\n\nProfil :\n- maîtrise de la bureautique\n- classement de dossiers\n';

  test('is no skill by itself', () => {
    const { document } = optimised(
      'Ana Blanc\n\nCOMPÉTENCES\nCloud : AWS (EKS, RDS, IAM, S3, Lambda, CloudFront, Route 53, ECR, ECS), Azure (AKS, Functions), GCP (GKE, Cloud Run, Pub/Sub)\n',
    );
    const [list] = document.sections.find(({ kind }) => kind === 'skills')?.blocks ?? [];
    expect(list?.kind === 'list' ? list.items : []).not.toContain('Cloud');
  });

  test('stays with what it heads where the offer asks for it', () => {
    const { document } = optimised(
      'Ana Blanc\n\nCOMPÉTENCES\nBureautique : Word, Excel, PowerPoint\nClassement de dossiers\n',
      offer,
    );
    const [list] = document.sections.find(({ kind }) => kind === 'skills')?.blocks ?? [];
    expect(list?.kind === 'list' ? list.items : []).not.toContain('Bureautique');
    expect(JSON.stringify(list)).toMatch(/Word.*Excel.*PowerPoint/);
  });
});

test('what is only near a demand by our own proofs is not called close to it', () => {
  const { changes } = optimised(
    'Ana Blanc\n\nEXPÉRIENCE\nCommerciale, Lison, Dole\n2018 – 2020\n- Prospection\n- Panier moyen porté de 640 € à 910 €\n',
    'Commerciale terrain\n\nVos missions :\n- reporting hebdomadaire\n- prospection\n',
  );
  expect(changes.filter(({ reason }) => reason.includes('proche de'))).toEqual([]);
});
