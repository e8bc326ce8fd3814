import {
  gatheringsSchema,
  meetingSchema,
  messageListSchema,
  messageSchema,
  newMessageSchema,
  noticeSchema,
  resourcesSchema,
} from '@coach/contracts/features/community';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { calendarOf } from './calendar-of.ts';
import type { CommunityThrottle } from './community-throttle.ts';
import { leaveMeeting } from './leave-meeting.ts';
import { listGatherings } from './list-gatherings.ts';
import { presentMessage } from './present-community.ts';
import { listMessages } from './queries.ts';
import { registerForMeeting } from './register-for-meeting.ts';
import { sendMessage } from './send-message.ts';
import { setNotice } from './set-notice.ts';

export function communityRoutes(router: Router, throttle: CommunityThrottle): void {
  router.route(
    {
      method: 'get',
      path: '/api/community/resources',
      policy: 'visitor',
      summary: 'Articles, public services, tools, videos and books',
      answer: resourcesSchema,
    },
    async ({ community }) => {
      const { articles, resources } = await community();
      return { articles, resources };
    },
  );
  router.route(
    {
      method: 'get',
      path: '/api/community/gatherings',
      policy: 'visitor',
      summary: 'Workshops and events with their next dates',
      answer: gatheringsSchema,
    },
    async (context) => await listGatherings(context),
  );
  registrationRoutes(router, throttle);
  noticeRoutes(router);
  messageRoutes(router, throttle);
}

function registrationRoutes(router: Router, throttle: CommunityThrottle): void {
  const path = '/api/community/meetings/:id/registration';
  router.route(
    { method: 'put', path, policy: 'user', summary: 'Register: a seat, or the waiting list', answer: meetingSchema },
    async (context, { params }) => await registerForMeeting(context, throttle, params.id),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Give the seat back', answer: meetingSchema },
    async (context, { params }) => await leaveMeeting(context, params.id),
  );
  router.route(
    {
      method: 'get',
      path: '/api/community/meetings/:id/calendar',
      policy: 'user',
      summary: 'The iCalendar file of a meeting one has a seat at',
    },
    async (context, { params }) => await calendarOf(context, params.id),
  );
}

function noticeRoutes(router: Router): void {
  const path = '/api/community/notices/:id';
  router.route(
    { method: 'put', path, policy: 'user', summary: 'Be told of the next date, or of the forum', answer: noticeSchema },
    async (context, { params }) => await setNotice(context, params.id, true),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Be told no more', answer: noticeSchema },
    async (context, { params }) => await setNotice(context, params.id, false),
  );
}

function messageRoutes(router: Router, throttle: CommunityThrottle): void {
  const path = '/api/community/messages';
  router.route(
    {
      method: 'get',
      path,
      policy: 'user',
      summary: 'What the person wrote to the operator, newest first',
      query: pageQuerySchema,
      answer: messageListSchema,
    },
    async (context, { query }) => {
      const { items, nextCursor } = await listMessages(context, query);
      return { items: items.map(presentMessage), nextCursor };
    },
  );
  router.route(
    {
      method: 'post',
      path,
      policy: 'user',
      summary: 'Ask a question, propose a topic, ask to meet somebody',
      body: newMessageSchema,
      answer: messageSchema,
      status: 201,
    },
    async (context, { body }) => presentMessage(await sendMessage(context, throttle, body)),
  );
}
