import type { Insurer } from "../insurer/insurer.ts";
import { simulatedInsurer } from "../insurer/simulated.ts";

/** An adapter as an operator would write it: it decides at once. */
const adapter: Insurer = { ...simulatedInsurer, decidesAt: (_, now) => now };

export default adapter;
