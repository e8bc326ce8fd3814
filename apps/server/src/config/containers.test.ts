import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentNames, readEnvironment } from './env.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true });
type Service = {
  build?: string;
  image: string;
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt: string[];
  environment: Record<string, string>;
  healthcheck?: { disable?: boolean; test?: string[] };
  depends_on?: object;
  configs?: { source: string }[];
  volumes: string[];
  ports?: string[];
  deploy: { resources: { limits: object } };
};
const services: [string, Service][] = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);

test('the Dockerfile is one: every instruction, flag and stage holds', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
});

test('the image starts from a version, runs as nobody in particular, tells its health and holds no secret', () => {
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const stages = of('FROM').map((line) => / AS (\w+)/.exec(line)?.[1]);
  const { engines, dependencies } = JSON.parse(read('package.json'));
  expect(engines.node).toBeDefined();
  for (const from of of('FROM'))
    expect(stages.includes(from.split(' ')[0]) || from.startsWith(`node:${dependencies.node}-`)).toBe(true);
  expect(of('USER')).toEqual(['node']);
  expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')));
  expect(lines.find((line) => line.startsWith('HEALTHCHECK '))).toContain('/readyz');
  expect(JSON.parse(of('CMD').at(-1) ?? '')).toEqual(['node', 'apps/server/src/main.ts']);
  expect(dockerfile).not.toMatch(/(SECRET|PASSWORD|TOKEN|API_KEY)\s*=/);
  for (const line of of('ENV'))
    for (const [name = ''] of line.split(' ').map((pair) => pair.split('=')))
      expect([...environmentNames, 'NODE_ENV']).toContain(name);
});

test('what the image copies is there, and every workspace is, or npm would refuse the lockfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').slice(0, -1),
  );
  expect(copied.filter((name) => !existsSync(path.join(repository, name)))).toEqual([]);
  const { packages } = JSON.parse(read('package-lock.json'));
  const workspaces = Object.keys(packages).filter((name) => name && !name.includes('node_modules'));
  expect(workspaces.filter((name) => !copied.includes(`${name}/package.json`))).toEqual([]);
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['**/node_modules', '.git', '.env', 'data']) expect(ignored).toContain(name);
});

test('every service of the compose file is pinned, healthy, bounded, restarted and without privileges', () => {
  for (const [name, service] of services) {
    expect([name, service.image]).toEqual([
      name,
      expect.stringMatching(service.build ? /:local$/ : /:v?\d+\.\d+(\.\d+)?(-\w+)?$/),
    ]);
    expect([name, service.restart]).toEqual([name, 'unless-stopped']);
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    expect([name, Object.keys(service.deploy.resources.limits)]).toEqual([name, ['cpus', 'memory']]);
    // The image’s own serves those that listen.
    expect([name, service.healthcheck?.disable === true]).toEqual([name, service.environment.ROLE === 'worker']);
    expect([name, service.build !== undefined || service.healthcheck?.test !== undefined]).toEqual([name, true]);
  }
  expect(ours.map(([, { environment }]) => environment.ROLE)).toEqual(['web', 'worker']);
  for (const [, service] of ours) expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']]);
});

test('whatever a service of the compose file names is there, and nothing is reached from outside but through a proxy', () => {
  for (const [, service] of services) {
    for (const needed of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(needed);
    for (const { source } of service.configs ?? []) expect(compose.configs).toHaveProperty(source);
    for (const volume of service.volumes) expect(compose.volumes).toHaveProperty(volume.replace(/:.*/, ''));
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

test('what the compose file gives the application starts it; secrets come from outside and are asked for by name', () => {
  const text = read('compose.yaml');
  const told = text.slice(0, text.indexOf('x-app:'));
  const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  expect([...new Set(asked)].filter((name) => !told.includes(name))).toEqual([]);
  const given: Record<string, string> = {
    ...{ APP_URL: 'https://coach.example.org', AUTH_SECRET: 'x'.repeat(64), POSTGRES_PASSWORD: 'abc123' },
    ...{
      S3_ACCESS_KEY_ID: `GK${'0'.repeat(24)}`,
      S3_SECRET_ACCESS_KEY: '0'.repeat(64),
      GARAGE_RPC_SECRET: '0'.repeat(64),
    },
    SMTP_URL: 'smtps://user:password@mail.example.org',
  };
  const fill = (value: string) =>
    value.replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name, kind, rest) => given[name] ?? (kind === '-' ? rest : ''),
    );
  for (const [, { environment }] of ours) {
    const filled = Object.fromEntries(Object.entries<string>(environment).map(([name, value]) => [name, fill(value)]));
    expect(Object.keys(filled).filter((name) => !environmentNames.includes(name))).toEqual([]);
    const env = readEnvironment({ ...filled, NODE_ENV: 'production' });
    expect(env.S3_BUCKET).toBe(compose.services.store.environment.GARAGE_DEFAULT_BUCKET);
    expect(compose.configs.garage.content).toContain(`s3_region = "${env.S3_REGION}"`);
    expect(new URL(env.S3_ENDPOINT ?? '').hostname).toBe('store');
    expect(new URL(env.DATABASE_URL ?? '').hostname).toBe('database');
  }
  const literal = [...text.matchAll(/^\s+\w*(?:SECRET|PASSWORD|_KEY)\w*: (.+)$/gm)].map(([, value]) => value);
  expect(literal.length).toBeGreaterThan(5);
  for (const value of literal) expect(value).toMatch(/^\$\{/);
});
