import type { Profile } from '@coach/contracts/features/profile';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();

const filled = {
  fullName: 'Inès Martin-Ôlivié',
  phone: '+33 6 39 98 12 34',
  location: 'Bourg-en-Bresse',
  linkedin: 'https://www.linkedin.com/in/ines-martin',
  website: 'ines.example.com',
  objectives: 'Quitter la nuit.\nEncadrer une équipe 👩‍🔧',
  experience: '5-10',
  currentRole: 'Technicienne de maintenance',
  industry: 'other',
  targetPositions: ['Responsable maintenance', 'Cheffe d’équipe'],
  targetSalary: '40000-50000',
  workType: 'onsite',
  availability: '1month',
  industries: ['healthcare', 'other'],
  skills: [
    { name: 'Automatisme', level: 'Expert', type: 'technical' },
    { name: 'Écoute', level: 'Avancé', type: 'soft' },
  ],
  aiTone: 'direct',
  language: 'en',
} as const;

test('every field of the form is kept, and the rest of the profile is not touched', async () => {
  const user = await app.users.free();
  const before = (await user.get('/api/profile')).body as Profile;
  expect(before).toMatchObject({ fullName: 'Camille Essai', email: user.email, skills: [], hasPassword: true });
  expect((await user.put('/api/profile', filled)).status).toBe(200);
  expect((await user.get('/api/profile')).body).toMatchObject(filled);
  await user.put('/api/profile', { phone: '' });
  expect((await user.get('/api/profile')).body).toMatchObject({ ...filled, phone: '' });
  expect((await user.get('/api/auth/get-session')).body.user.name).toBe(filled.fullName);
});

test('a tab that started from an older version is told so, and overwrites nothing', async () => {
  const user = await app.users.free();
  const { updatedAt } = (await user.get('/api/profile')).body as Profile;
  const first = await user.put('/api/profile', { location: 'Lille', since: updatedAt });
  const second = await user.put('/api/profile', { location: 'Lens', since: updatedAt });
  expect([first.status, second.status, second.body.reason]).toEqual([200, 409, 'profile_saved_elsewhere']);
  expect((await user.get('/api/profile')).body.location).toBe('Lille');
});

test('what a form cannot send is refused field by field', async () => {
  const user = await app.users.free();
  const answer = await user.put('/api/profile', {
    fullName: '  ',
    website: 'javascript:alert(1)',
    phone: 'appelez-moi',
    targetSalary: '1-2',
    skills: [{ name: 'SQL', level: 'Dieu' }],
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields).sort()).toEqual(
    ['fullName', 'phone', 'skills.0.level', 'targetSalary', 'website'].sort(),
  );
});

test('a photo becomes a square without what its file told, at an address nobody guesses', async () => {
  const user = await app.users.free();
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Quelqu’un de secret' }, IFD3: { GPSLatitude: '45/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  const set = await user.upload('/api/profile/photo', new Uint8Array(photo), 'moi.jpg', 'PUT');
  expect(set.body.avatarUrl).toMatch(/^\/photos\/[\w-]{32}$/);
  const served = await app.ask(set.body.avatarUrl);
  expect(served.headers.get('content-type')).toBe('image/webp');
  const { width, height, exif, format } = await sharp(await served.arrayBuffer()).metadata();
  expect({ width, height, exif, format }).toEqual({ width: 512, height: 512, exif: undefined, format: 'webp' });
  expect((await user.get('/api/auth/get-session')).body.user.image).toBe(set.body.avatarUrl);

  const again = await user.upload('/api/profile/photo', new Uint8Array(photo), 'moi.jpg', 'PUT');
  expect((await app.ask(set.body.avatarUrl)).status).toBe(404);
  expect(app.files.keys().filter((key) => key.includes(user.id))).toHaveLength(1);
  await user.delete('/api/profile/photo');
  expect((await app.ask(again.body.avatarUrl)).status).toBe(404);
  expect(app.files.keys().filter((key) => key.includes(user.id))).toHaveLength(0);
});

test('an image bomb, a drawing program, a renamed program and a file too large are refused and leave nothing', async () => {
  const user = await app.users.free();
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const files: Uint8Array<ArrayBuffer>[] = [
    new Uint8Array(bomb),
    Uint8Array.from(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    Uint8Array.from(Buffer.from('MZ\u0090\u0000 this is a program')),
    new Uint8Array(0),
  ];
  for (const file of files) {
    const answer = await user.upload('/api/profile/photo', file, 'photo.png', 'PUT');
    expect([answer.status, answer.body.message]).toEqual([415, 'Veuillez sélectionner un fichier image.']);
  }
  const large = await user.upload('/api/profile/photo', new Uint8Array(5 * 1024 * 1024 + 1), 'photo.png', 'PUT');
  expect(large.status).toBe(413);
  expect(app.files.keys().filter((key) => key.includes(user.id))).toEqual([]);
});

test('who is signed out has no profile to read or write', async () => {
  expect((await app.visitor.get('/api/profile')).status).toBe(401);
  expect((await app.visitor.put('/api/profile', { location: 'Nulle part' })).status).toBe(401);
});
