import { setTimeout as wait } from "node:timers/promises";
import { start } from "../../src/start.ts";
import { goodAnswer, takingAnalyst } from "../factories/scan.ts";

const ANALYSIS_MS = 400;
/** A photo that begins like this takes the process along that looks at it. */
const POISON = "POISON";

/** The product for drills of what can go wrong around it: its engine starts at once and finds every photo good. */
await start(
	takingAnalyst({
		async analyze(photo, options) {
			if (Buffer.from(photo.subarray(0, POISON.length)).toString() === POISON)
				process.kill(process.pid, "SIGKILL");
			await wait(ANALYSIS_MS, undefined, { signal: options.signal });
			return goodAnswer(options);
		},
	}),
);
