import { expect, test } from 'vitest';
import { createLatestOnly, type Settled } from '../../src/ui/latest-only.ts';

/** Questions that are answered when the test says so. */
function setUp() {
  const asked: string[] = [];
  const told: Settled<string, string>[] = [];
  let answer: (text: string) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const put = createLatestOnly<string, string>(
    (question) => {
      asked.push(question);
      return new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      });
    },
    (settled) => told.push(settled),
  );
  const quiet = () => new Promise((resume) => setImmediate(resume));
  return {
    asked,
    told,
    put,
    answer: async (text: string) => {
      answer(text);
      await quiet();
    },
    refuse: async (message: string) => {
      refuse(new Error(message));
      await quiet();
    },
  };
}

test('one question at a time; of those that came meanwhile only the newest is asked', async () => {
  const { asked, told, put, answer } = setUp();
  for (const question of ['a', 'b', 'c']) put(question);
  expect(asked).toEqual(['a']);
  await answer('A');
  expect(asked).toEqual(['a', 'c']);
  expect(told).toEqual([]);
  await answer('C');
  expect(told).toEqual([{ question: 'c', answer: 'C', problem: null }]);
});

test('a question that failed is told, and the next one is asked all the same', async () => {
  const { told, put, answer, refuse } = setUp();
  put('a');
  await refuse('no store is open');
  put('b');
  await answer('B');
  expect(told).toEqual([
    { question: 'a', answer: null, problem: 'no store is open' },
    { question: 'b', answer: 'B', problem: null },
  ]);
});
