import { checkPhoto } from "../look-at-photo.ts";
import { warmUpChecks } from "../warm-up-checks.ts";
import type { PoolAnswer, PoolTask } from "./pool-messages.ts";

const warmth = warmUpChecks();

/** A thread of a process that looks at photos before they are sent: what measures skin is loaded only when that is asked. */
async function answer(task: PoolTask): Promise<PoolAnswer> {
	if (task.kind === "ping") return { kind: "pong" };
	if (task.kind === "analyze") {
		const { default: analysis } = await import("./analysis-worker.ts");
		return (await analysis)(task);
	}
	await (await warmth).practised;
	return { kind: "checked", quality: await checkPhoto(task.photo) };
}

/** The thread answers when it is known to work. */
export default warmth.then(() => answer);
