import { describe, expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';
import { splitOffer } from './split-offer.ts';

const importances = (text: string) =>
  Object.fromEntries(parseOffer(text).requirements.map(({ term, importance }) => [term, importance]));

describe('headings in the words of the day', () => {
  test.each([
    ['Ton bagage :\n- Excel', { Excel: 'must' }],
    ['Les indispensables\nExcel', { Excel: 'must' }],
    ['Ce qui nous ferait plaisir\n- Excel', { Excel: 'nice' }],
    ['Pré-requis négociables : Excel', { Excel: 'nice' }],
    ['Pré-requis non négociables : Excel', { Excel: 'must' }],
    ['Qualifications supplémentaires bienvenues : Excel', { Excel: 'nice' }],
    ['Ce que vous y gagnez\nDes cours de Photoshop', {}],
    ['Comment nous rejoindre\nUn test Photoshop', {}],
    ['Ce qui nous ferait plaisir\n\nLa pratique d’Excel.', { Excel: 'nice' }],
    ['On serait ravis si vous avez en plus\n- Excel', { Excel: 'nice' }],
    ['Il vous faudra\n- Excel', { Excel: 'must' }],
    ['Profils attendus\n- Excel', { Excel: 'must' }],
    ['Ce poste est pour toi si…\nExcel n’a plus de secret pour toi.', { Excel: 'must' }],
    ['> Votre profil\nLa maîtrise d’Excel', { Excel: 'must' }],
    ['Parcours de recrutement et contact\nUn test Photoshop', {}],
    ['Ce que la maison vous apporte\nDes cours de Photoshop', {}],
    ['Ce que la personne apporte\n- Excel', { Excel: 'must' }],
    ['Pour postuler à cette offre\nUn test Photoshop', {}],
    ['Pour postuler, il faut le permis B\nVous maîtrisez Excel', { Excel: 'must' }],
    ['Pour répondre aux besoins du poste\n- Excel', { Excel: 'must' }],
  ])('%j', (part, asked) => {
    expect(importances(`Gestionnaire H/F\n\nVos missions\n- gérer la paie\n\n${part}`)).toEqual({
      Paie: 'must',
      ...asked,
    });
  });
});

describe('what opens no part of its own among the duties', () => {
  test.each([
    ['Entretien :\n- balayer la cour\n- tondre les pelouses', ['balayage de la cour', 'tonte des pelouses']],
    ['Contrats :\n- Excel\n\nContentieux :\n- Sage', ['Excel', 'Sage']],
    ['Salaires\n- Sage', ['Sage']],
    ['Pour répondre aux souhaits des convives, vous :\n- nettoyez les tables', ['nettoyage']],
    ['Comment faire mouche ?\n- Excel', ['Excel']],
    ['Autres postes de travail : four et plonge\n- Excel', ['Excel']],
    ['1. Travaux de menuiserie\n2. Excel', ['menuiserie', 'Excel']],
    ['1) Travaux de menuiserie\n2) Excel', ['menuiserie', 'Excel']],
    ['- Travaux de menuiserie et de\nfinition\n- Excel', ['menuiserie', 'Excel']],
  ])('%j', (part, asked) => {
    const found = Object.keys(importances(`Agent H/F\n\nVos missions\n\n${part}`));
    for (const term of asked) expect(found.join(' | ').toLowerCase()).toContain(term.toLowerCase());
  });

  test('« Autres postes à pourvoir » ends the offer', () => {
    expect(importances('Agent H/F\n\nMissions\n- Excel\nAutres postes à pourvoir\n- Sage')).toEqual({ Excel: 'must' });
  });
});

describe('the menu of a page', () => {
  test('stands above the title, and nothing but pages stands in it', () => {
    expect(importances('jobs-grues | Offres | CVthèque | Recruteurs\nGrutier H/F\n\nProfil\n- Excel')).toEqual({
      Excel: 'must',
    });
    expect(parseOffer('Menu | Offres | CDI | Dijon\nGrutier H/F')).toMatchObject({ contract: 'CDI', city: 'Dijon' });
  });

  test.each(['Presse · Blog · Agenda · InDesign', 'Candidats - Entreprises - InDesign'])('is not « %s »', (line) => {
    const found = Object.keys(importances(`Graphiste H/F\n\nMissions\n- Retoucher\n${line}`));
    expect(found.join(' | ')).toContain('InDesign');
  });
});

test('a button above the duties is no heading of the process', () => {
  const page =
    'Fleuriste H/F\nPostuler\nNous vendons des fleurs.\n\nVotre profil\n- Excel\n\nCandidater\nUn test Photoshop';
  expect(importances(page)).toEqual({ Excel: 'must' });
});

test.each(['=> ', '-> ', '1/ '])('« %s » begins an item of a list', (sign) => {
  const duties = ['poser des tringles', 'régler des volets'].map((duty) => sign + duty);
  expect(importances(`Poseur H/F\n\nMissions\n${duties.join('\n')}`)).toEqual({
    'pose de tringles': 'must',
    'réglage de volets': 'must',
  });
});

test('bullets that follow one another after blank lines are no headings', () => {
  expect(importances('Agent H/F\n\nProfil\n\n- Formation\n\n- Excel\n\n- Permis B')).toMatchObject({
    Excel: 'must',
    'Permis B': 'must',
  });
});

describe('what is asked for in a paragraph below no heading', () => {
  test('is demanded, but for the sentence that wishes', () => {
    expect(
      importances(
        'Comptable H/F\n\nLe cabinet suit des artisans.\n\nPour réussir, il vous faut un DCG et la pratique d’Excel. Des notions de Power BI seraient bienvenues.',
      ),
    ).toMatchObject({ DCG: 'must', Excel: 'must', 'Power BI': 'nice' });
  });
});

describe('a demand', () => {
  test.each([
    ['Excel n’a plus de secret pour vous.', 'Excel', 'must'],
    ['La connaissance de Docker s’apprend.', 'Docker', 'nice'],
    ['La pratique de Docker nous intéresse aussi.', 'Docker', 'nice'],
    ['Votre profil nous intéresse si vous maîtrisez Docker.', 'Docker', 'must'],
    ['Nous serons attentifs à la connaissance de Git, ainsi que de Docker.', 'Docker', 'nice'],
    ['La maîtrise de Git est exigée, de même que celle de Docker.', 'Docker', 'must'],
    ['Git est un atout, tout comme Docker.', 'Docker', 'nice'],
    ['Si vous avez déjà touché à Docker, dites-le nous !', 'Docker', 'nice'],
    ['Docker vous ferait marquer des points.', 'Docker', 'nice'],
    ['Connaître Docker vous permettra d’être vite à l’aise.', 'Docker', 'nice'],
    ['Nous serons deux ; vous maîtrisez Docker.', 'Docker', 'must'],
    ['Docker : nous vous formerons.', 'Docker', 'nice'],
    ['La pratique de Docker serait la cerise.', 'Docker', 'nice'],
    ['Docker : gros plus.', 'Docker', 'nice'],
    ['Git est un atout. La pratique de Docker aussi.', 'Docker', 'nice'],
    ['Git est exigé. La pratique de Docker aussi.', 'Docker', 'must'],
    ['Connaissance de Docker / id. souhaitée', 'Docker', 'nice'],
    ['Vous connaissez Docker : nous serons heureux d’échanger avec vous.', 'Docker', 'must'],
    ['Nous serons ravis de vous rencontrer si vous maîtrisez Docker.', 'Docker', 'must'],
    ['Votre pratique de Docker vous permettra d’être vite opérationnel.', 'Docker', 'must'],
    ['La pratique de Docker vous sera utile chaque jour.', 'Docker', 'must'],
    ['Votre candidature sera étudiée avec attention si vous maîtrisez Docker.', 'Docker', 'must'],
    ['Nous serions ravis si vous connaissiez Docker.', 'Docker', 'nice'],
    ['Casier judiciaire vierge ; bac ou expérience de Docker', 'Docker', 'must'],
  ])('« %s »', (profile, term, importance) => {
    expect(importances(`Développeuse H/F\nProfil\n${profile}`)[term]).toBe(importance);
  });

  test('is neither how one is chosen, nor the pay, nor what the employer says of itself', () => {
    const { mustHave, softSkills } = parseOffer(
      [
        'Vendeuse H/F',
        'Profil',
        'Maîtrise d’Excel',
        'Parce que nous croyons au plaisir, nous avons ouvert un atelier de sophrologie.',
        '2 280 € brut, cours d’œnologie financés.',
        'CV à rh@exemple.fr.',
        'Test de Photoshop, visite de la boulangerie.',
        'Confidentialité assurée.',
      ].join('\n'),
    );
    expect(mustHave).toEqual(['Excel']);
    expect(softSkills).toEqual([]);
  });

  test('stays one where a duty names what is a perk elsewhere', () => {
    expect(importances('Caissière H/F\nMissions\n- Encaisser espèces et titres-restaurant')).toMatchObject({
      'Titres-restaurant': 'must',
    });
  });

  test('stays one behind the contact’s short title', () => {
    const { text, requirements } = parseOffer(
      `Vendeuse H/F\nProfil\nExcel. ${'La boutique est belle et claire. '.repeat(5)}Contact : M. Word, le matin.`,
    );
    expect(requirements.map(({ span }) => text.slice(span.start, span.end))).toEqual(['Excel']);
  });
});

describe('a duty', () => {
  const terms = (duty: string) =>
    parseOffer(`Gestionnaire H/F\nMissions\n- ${duty}`).requirements.map(({ term }) => term);

  test.each([
    ['Détecter les écarts, alerter la direction', /alerter/],
    ['Écouter les besoins, les reformuler', /reformuler/],
    ['Animer et modérer la communauté', /animation de modérer/],
    ['Suivi des dossiers. La paie est externalisée.', /Paie/],
    ['Classement. L’accueil est tenu par notre secrétaire.', /Accueil/],
    ['Dépannage ponctuel, fouille manuelle', /Ponctualité|Habileté/],
    ['Gestion des stocks de réactifs', /Réactivité/],
    ['Visuels pour le web, découpe de tubes inox', /Webex|iNoé/],
    ['Encadrement de 0,8 ETP', /thérapeutique/],
  ])('« %s » asks for no %s', (duty, not) => {
    expect(terms(duty).join(' | ')).not.toMatch(not);
  });

  test('told to a person asks for qualities', () => {
    expect(terms('Vous êtes ponctuel et savez garder votre calme')).toContain('Ponctualité');
  });
});

test.each([
  ['Quarante salariés. Nos filiales :', {}],
  ['Une maison familiale. Ses activités :', {}],
  ['Une équipe soudée. Tes journées :', { polissage: 'must', Soudure: 'must', Sablage: 'must' }],
])('among what the employer tells of itself « %s » above bullets', (line, asked) => {
  const text = `Ferronnier H/F\n\nQui sommes-nous ?\n${line}\n- polissage\n- soudure\n- sablage`;
  expect(importances(text)).toEqual(asked);
});

test('what one finds at the employer’s is given, and not asked for', () => {
  const text =
    'Infirmier H/F\n\nVos missions\n- Pansements complexes\n\nCe que vous trouverez chez nous\nTutorat de trois semaines à l’arrivée, groupe de parole mensuel\n';
  expect(Object.keys(importances(text))).toEqual(['Pansements']);
});

test('what one spends for the house, and extras of the house, are told from pay and from wishes', () => {
  const demands = importances(
    'Chargée de marketing H/F\n\nMissions\nPublicité : piloter LinkedIn Ads (12 k€ par mois)\n\nProfil\nMaîtrise de WordPress\nLes plus : 20 jours de congés, analyse de la pratique, parking',
  );
  const terms = Object.keys(demands);
  expect(terms).toContain('LinkedIn Ads');
  expect(terms).not.toContain('Analyse de la pratique');
});

const partOf = (text: string, words: string) => splitOffer(text).find(({ text: line }) => line.includes(words))?.part;

test.each([
  ['TU AS FAIM DE BOULOT ?\nBAR DUPIN ouvre en mai.\nServeur (H/F)\nMissions\n- Servir', 'BAR DUPIN', 'header'],
  [
    'Animateur\nDole\nUNE JOURNÉE AVEC NOUS\n7 h – 8 h | Vous accueillez les enfants.\n16 h – 18 h | Vous encadrez un groupe.',
    'Vous encadrez',
    'missions',
  ],
  [
    'Animateur\nDole\nMissions\n- Jouer\nPOUR POSTULER, IL FAUT\nle BAFA complet ; un casier judiciaire vierge.',
    'BAFA',
    'profile',
  ],
  ['Serveur\nDole\nMissions\n- Servir\nCe qui ferait briller nos yeux\nLe SST.', 'SST', 'nice'],
  ['Comptable\nDole\nMissions\n- Saisir\n👉 Le job (CDI, 35 h)\nLa paie.', 'La paie', 'missions'],
  ['Fleuriste\nDole\nMissions\n- Composer\nProfil\n- CAP\nBelle journée,\nHélène Roux', 'Hélène', 'process'],
])('of « %s » the line with « %s » is in the part %s', (text, words, part) => {
  expect(partOf(text, words)).toBe(part);
});

test('« On cherche notre assistant(e) de gestion » names the job', () => {
  const post =
    'Romain Ollier\nGérant @ Ollier Agencement | On recrute !\n\n🚨 ON CHERCHE NOTRE ASSISTANT(E) DE GESTION 🚨\n\nMissions\n- Tenir la caisse';
  expect(parseOffer(post).title).toBe('ASSISTANT(E) DE GESTION');
});
