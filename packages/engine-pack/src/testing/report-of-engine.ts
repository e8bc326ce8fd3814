/** Run in a process of its own, with the folder of a pack: prints a report, and where the engine was loaded from. */
import { writeSync } from 'node:fs';
import { useEnginePack } from '../use-engine-pack.ts';

useEnginePack(process.argv[2]);
const { parseCv } = await import('@coach/engine/cv/parse-cv');
const { parseOffer } = await import('@coach/engine/offer/parse-offer');
const { analyse } = await import('@coach/engine/match/analyse');

const cv = parseCv({
  text: [
    'Lucie MARTEL',
    'Comptable',
    'lucie.martel@example.com',
    'Expérience',
    'Comptable, Garage du Port, de mars 2019 à aujourd’hui',
    '- Saisie des factures sur Sage, déclarations de TVA',
    'Formation',
    'BTS Comptabilité et gestion, 2018, obtenu',
  ].join('\n'),
});
const offer = parseOffer('Comptable H/F\nCDI à Lorient\nVous maîtrisez Sage et la TVA. BTS exigé, 5 ans minimum.');
const report = JSON.stringify(analyse({ cv, offer, today: '2026-11-28' }));
writeSync(1, JSON.stringify({ report, loaded: import.meta.resolve('@coach/engine/match/analyse') }));
