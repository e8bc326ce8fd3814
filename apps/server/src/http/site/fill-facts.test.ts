import { missingFact } from '@coach/contracts/site-facts';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../config/env.ts';
import { fillFacts } from './fill-facts.ts';
import { siteFacts } from './site-facts.ts';

const hostile = `Éditions "O'Brien" & </script><b>Fils</b> \\ $& $1`;
const facts = (variables: Record<string, string> = {}) => siteFacts(readEnvironment(variables));

test('in the text of a page, a fact stays a text', () => {
  const html = fillFacts(
    '<p title="%%operatorName%%">%%operatorName%%</p>',
    'a.html',
    facts({ OPERATOR_NAME: hostile }),
  );
  expect(html).toBe(
    `<p title="Éditions &quot;O'Brien&quot; &amp; &lt;/script&gt;&lt;b&gt;Fils&lt;/b&gt; \\ $&amp; $1">Éditions &quot;O'Brien&quot; &amp; &lt;/script&gt;&lt;b&gt;Fils&lt;/b&gt; \\ $&amp; $1</p>`,
  );
});

test('in the data of a page, a fact is read back as it was', () => {
  const filled = facts({ OPERATOR_NAME: hostile });
  expect(JSON.parse(fillFacts('["%%operatorName%%"]', 'a.data', filled))).toEqual([hostile]);
});

test('an address that was told is a link; one that is missing is not', () => {
  const link = '<dd><a class="u" href="mailto:%%operatorEmail%%">%%operatorEmail%%</a></dd>';
  expect(fillFacts(link, 'a.html', facts({ OPERATOR_EMAIL: 'bonjour@example.com' }))).toBe(
    '<dd><a class="u" href="mailto:bonjour@example.com">bonjour@example.com</a></dd>',
  );
  expect(fillFacts(link, 'a.html', facts())).toBe(`<dd>${missingFact}</dd>`);
});

test('nobody is named who was not configured', () => {
  const bare = facts();
  expect([bare.operatorName, bare.operatorAddress, bare.operatorEmail, bare.operatorSiret, bare.hosting]).toEqual(
    Array(5).fill(missingFact),
  );
  expect(Object.values(bare).join(' ')).not.toMatch(/Stripe|Google|Mistral|Anthropic/);
  const full = facts({
    OPERATOR_SIRET: '12345678900012',
    HOSTING_NAME: 'Hébergeur, Lyon',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'https://ia.example.com/v1',
    AI_TRANSCRIPTION_MODEL: 'ecoute',
    S3_ENDPOINT: 'https://fichiers.example.com',
    S3_BUCKET: 'cv',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
    S3_REGION: 'eu-west-3',
    SMTP_URL: 'smtp://moi:secret@mail.example.com:587',
  });
  expect(full).toMatchObject({
    operatorSiret: '123\u00a0456\u00a0789\u00a000012',
    hosting: 'Hébergeur, Lyon',
    payments: 'Stripe',
    mails: 'Le serveur mail.example.com',
    speech: expect.stringContaining('Le serveur ia.example.com'),
  });
  expect(JSON.stringify(full)).not.toContain('secret');
  // Configured, but nothing here sends them anything.
  expect([full.writing, full.files]).toEqual([bare.writing, bare.files]);
  const model = { AI_PROVIDER: 'mistral', AI_API_KEY: 'secret', AI_MODEL: 'mistral-medium-latest' };
  expect(facts(model).writing).toContain('Le serveur api.mistral.ai (modèle mistral-medium-latest)');
});
