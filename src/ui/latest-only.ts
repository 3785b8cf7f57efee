/** What came of a question. */
export interface Settled<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer | null;
  readonly problem: string | null;
}

/**
 * Asks one question at a time. What is asked meanwhile waits, the newest only; an answer to anything but the newest
 * question is not told.
 */
export function createLatestOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  tell: (settled: Settled<Question, Answer>) => void,
): (question: Question) => void {
  let wanted: { readonly question: Question } | null = null;
  let isRunning = false;
  const settle = async (question: Question): Promise<Settled<Question, Answer>> => {
    try {
      return { question, answer: await ask(question), problem: null };
    } catch (error) {
      return { question, answer: null, problem: (error as Error).message };
    }
  };
  const run = async () => {
    isRunning = true;
    for (let now = wanted; now !== null; now = now === wanted ? null : wanted) {
      const settled = await settle(now.question);
      if (now === wanted) tell(settled);
    }
    isRunning = false;
  };
  return (question) => {
    wanted = { question };
    if (!isRunning) void run();
  };
}
