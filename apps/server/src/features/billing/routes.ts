import {
  checkSubscriptionResponseSchema,
  createCheckoutSchema,
  invoicesSchema,
  paymentPageSchema,
  simulatedAnswerSchema,
  simulatedOutcomeSchema,
  simulatedPaymentSchema,
  subscriptionSchema,
} from '@coach/contracts/features/billing';
import { checkId } from '../../http/id.ts';
import { readBytes } from '../../http/read-body.ts';
import type { Router } from '../../http/route.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { checkSubscription } from './check-subscription.ts';
import { createCheckout } from './create-checkout.ts';
import { findInvoicePage, listInvoices } from './invoices.ts';
import { openPortal } from './open-portal.ts';
import { presentSubscription } from './present-subscription.ts';
import { receiveEvent } from './receive-event.ts';
import { presentSimulatedPayment, settleSimulatedPayment } from './simulated/settle-simulated-payment.ts';

const maxEventBytes = 1024 * 1024;

export function billingRoutes(router: Router): void {
  subscriptionRoutes(router);
  paymentRoutes(router);
  simulatedRoutes(router);
}

function subscriptionRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/check-subscription',
      policy: 'user',
      summary: 'Whether the caller subscribes, and to which tier',
      answer: checkSubscriptionResponseSchema,
      addsNothing: true,
    },
    checkSubscription,
  );
  router.route(
    {
      method: 'get',
      path: '/api/subscription',
      policy: 'user',
      summary: 'The subscription of the caller, its dates and what is to come',
      answer: subscriptionSchema,
    },
    presentSubscription,
  );
  for (const [name, summary, act] of [
    ['cancel-subscription', 'End the subscription with the period that is paid for', cancelSubscription],
    ['resume-subscription', 'Take back a cancellation or a change to come', resumeSubscription],
  ] as const)
    router.route(
      {
        method: 'post',
        path: `/api/functions/${name}`,
        policy: 'user',
        summary,
        answer: subscriptionSchema,
        costly: 'computation',
      },
      async (context) => {
        await act(context);
        return await presentSubscription(context);
      },
    );
}

function paymentRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/create-checkout',
      policy: 'user',
      summary: 'A page on which to subscribe or to change plan',
      body: createCheckoutSchema,
      answer: paymentPageSchema,
      costly: 'computation',
    },
    (context, { body }) => createCheckout(context, body),
  );
  router.route(
    {
      method: 'post',
      path: '/api/functions/customer-portal',
      policy: 'user',
      summary: 'The caller’s own page at the payment provider',
      answer: paymentPageSchema,
      costly: 'computation',
    },
    openPortal,
  );
  router.route(
    {
      method: 'get',
      path: '/api/invoices',
      policy: 'user',
      summary: 'The invoices of the caller, newest first',
      answer: invoicesSchema,
    },
    listInvoices,
  );
  router.route(
    { method: 'get', path: '/api/invoices/:id/page', policy: 'user', summary: 'Leads to an invoice at its provider' },
    async (context, { params }) =>
      new Response(null, { status: 303, headers: { location: await findInvoicePage(context, checkId(params.id)) } }),
  );
  router.route(
    { method: 'post', path: '/api/webhooks/stripe', policy: 'public', summary: 'Events of Stripe, signed' },
    async (context, { request }) => {
      const body = (await readBytes(request, maxEventBytes)).toString('utf8');
      await receiveEvent(context, body, request.headers.get('stripe-signature'));
      return Response.json({ received: true });
    },
  );
}

function simulatedRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/simulated-payments/:token',
      policy: 'user',
      summary: 'What a payment of the demonstration is for',
      answer: simulatedPaymentSchema,
    },
    (context, { params }) => presentSimulatedPayment(context, params.token),
  );
  router.route(
    {
      method: 'post',
      path: '/api/simulated-payments/:token',
      policy: 'user',
      summary: 'Pay, refuse or leave a payment of the demonstration',
      body: simulatedOutcomeSchema,
      answer: simulatedAnswerSchema,
    },
    (context, { params, body }) => settleSimulatedPayment(context, params.token, body.outcome),
  );
}
