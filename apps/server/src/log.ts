import { type Logger, pino } from 'pino';

/** JSON lines on standard output. What could identify or authenticate someone is cut out, wherever it stands. */
export function createLog(level: string): Logger {
  const secrets = [
    'password',
    'token',
    'authorization',
    'cookie',
    'email',
    'secret',
    'params',
    'query',
    'parameters',
    'detail',
  ];
  return pino({
    level,
    base: null,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `err.${name}`, `err.cause.${name}`]),
      censor: '[…]',
    },
    serializers: { err: describeError },
  });
}

/** Drizzle's message quotes the query's parameters, which are people's data: only its cause is told. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { cause } = error;
  const isQuery = error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    code: (error as { code?: unknown }).code,
    stack: isQuery ? undefined : error.stack,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
