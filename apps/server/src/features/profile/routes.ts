import { photoSchema, photoUpload, profileSchema, profileUpdateSchema } from '@coach/contracts/features/profile';
import { readUpload } from '../../http/read-upload.ts';
import type { Router } from '../../http/route.ts';
import { readPhoto } from './read-photo.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';
import { removePhoto, setPhoto } from './set-photo.ts';

export function profileRoutes(router: Router): void {
  router.route(
    { method: 'get', path: '/api/profile', policy: 'user', summary: 'The user’s profile', answer: profileSchema },
    async (context) => await readProfile(context),
  );
  router.route(
    {
      method: 'put',
      path: '/api/profile',
      policy: 'user',
      summary: 'Replace fields of the profile',
      body: profileUpdateSchema,
      answer: profileSchema,
    },
    async (context, { body }) => await saveProfile(context, body),
  );
  photoRoutes(router);
}

function photoRoutes(router: Router): void {
  const path = '/api/profile/photo';
  router.route(
    {
      method: 'put',
      path,
      costly: 'upload',
      policy: 'user',
      summary: 'Set the photo (multipart field `file`, 5 MB at most); it is cut to a square and redrawn',
      answer: photoSchema,
    },
    async (context, { request }) => await setPhoto(context, (await readUpload(request, photoUpload.maxBytes)).bytes),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Remove the photo', answer: photoSchema },
    async (context) => await removePhoto(context),
  );
  router.route(
    { method: 'get', path: '/photos/:token', policy: 'token', summary: 'A photo, at its unguessable address' },
    async (context, { params }) => await readPhoto(context, params.token),
  );
}
