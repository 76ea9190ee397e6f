import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { analyzePhoto } from "../analyze-photo.ts";
import { checkPhoto } from "../check-photo.ts";
import { warmUp } from "../warm-up.ts";
import type { PoolAnswer, PoolTask } from "./pool-messages.ts";

const warmth = warmUp();

async function answer(task: PoolTask): Promise<PoolAnswer> {
	if (task.kind === "ping") return { kind: "pong" };
	// One face at a time; a photo that comes at once waits no longer than it would have taken unpractised.
	await (await warmth).practised;
	switch (task.kind) {
		case "check":
			return { kind: "checked", quality: await checkPhoto(task.photo) };
		case "analyze":
			return { kind: "analyzed", analysis: await analyzePhoto(task.photo, task.options) };
		default:
			return assertNever(task);
	}
}

/** The thread answers when it is known to work. */
export default warmth.then(() => answer);
