import { setTimeout as pause } from "node:timers/promises";

/** Asks again and again until what is answered will do; gives up after ten seconds, saying what it last was. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  willDo: (answer: Answer) => boolean,
): Promise<Answer> {
  const giveUp = Date.now() + 10_000;
  for (;;) {
    const answer = await ask();
    if (willDo(answer)) return answer;
    if (Date.now() > giveUp)
      throw new Error(`It did not come to pass. Last answer: ${JSON.stringify(answer)}`);
    await pause(50);
  }
}
