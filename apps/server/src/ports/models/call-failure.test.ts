import { expect, test } from 'vitest';
import { CallFailure, failureOf, judge } from './call-failure.ts';
import { concede, firstHabits } from './habits.ts';

test.each([
  [429, '{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}', 'quota'],
  [429, 'Rate limit reached: too many tokens per minute. See https://example.com/account/billing', 'rate_limited'],
  [400, 'Your credit balance is too low to access the API', 'quota'],
  [402, '', 'quota'],
  [400, "This model's maximum context length is 8192 tokens", 'too_long'],
  [413, '', 'too_long'],
  [400, '{"error":{"code":"content_filter"}}', 'refused'],
  [403, 'Your input was flagged', 'refused'],
  [403, '', 'unauthorised'],
  [401, 'billing_', 'unauthorised'],
  [500, 'rate limit in our own house', 'unavailable'],
  [404, 'model "m" not found', 'unavailable'],
  [null, '{"type":"rate_limit_error"}', 'rate_limited'],
  [null, '{"type":"overloaded_error"}', 'unavailable'],
] as const)('%s « %s » is %s', (status, said, fault) => {
  expect(judge(status, said)).toMatchObject({ fault, status });
});

test('what happened is found however deep it is wrapped, and the deepest of ours wins', () => {
  const wrapped = (cause: unknown, more = {}) => Object.assign(new Error('outer', { cause }), more);
  expect(failureOf(wrapped(wrapped(new CallFailure('timeout')), { statusCode: 503 })).fault).toBe('timeout');
  expect(failureOf(wrapped(null, { statusCode: 503 }))).toMatchObject({ fault: 'unavailable', status: 503 });
  expect(failureOf(wrapped(Object.assign(new Error('x'), { code: 'ECONNRESET' }), { statusCode: 200 })).fault).toBe(
    'unreachable',
  );
  for (const odd of [null, undefined, 'x', 7, new Error('x'), { a: 1 }])
    expect(failureOf(odd).fault).toBe('unavailable');
});

test('a form that is refused is given up step by step; other refusals are none of the form’s', () => {
  const next = (status: number, said: string) => concede(firstHabits, judge(status, said));
  for (const [status, said] of [
    [400, 'response_format'],
    [422, ''],
    [404, 'json_schema is not supported'],
    [500, 'failed to parse grammar'],
  ] as const)
    expect(next(status, said)).toMatchObject({ mode: 'json_object' });
  for (const [status, said] of [
    [404, 'no such model'],
    [500, ''],
    [401, 'response_format'],
    [400, 'insufficient_quota'],
  ] as const)
    expect(next(status, said)).toBeNull();
  expect(concede({ ...firstHabits, mode: 'plain' }, judge(400, 'response_format'))).toBeNull();
});
