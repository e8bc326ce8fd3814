const deadlock = '40P01';
const mostTries = 5;

/** Does a transaction again when PostgreSQL ended it so that another could go on; it left nothing behind. */
export async function despiteDeadlock<Result>(work: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if ((code ?? cause?.code) !== deadlock || tries >= mostTries) throw error;
    return await despiteDeadlock(work, tries + 1);
  }
}
