import type { FromHelper, ToHelper } from "../helper-messages.ts";

const canceled: number[] = [];

/** Does what the first text of a task says, and otherwise answers with the number of its process. */
process.on("message", (message: ToHelper) => {
	if ("canceled" in message) {
		canceled.push(message.id);
		return;
	}
	const { id, task } = message;
	const [word] = task.kind === "encode" ? task.texts : [];
	const answer = (answered: FromHelper) => process.send?.(answered);
	switch (word) {
		case "die":
			process.exit(7);
			break;
		case "hang":
			for (;;);
		case "never":
			break;
		case "canceled":
			answer({ id, value: canceled });
			break;
		case "refuse":
			answer({ id, failure: { of: "photo", code: "damaged" } });
			break;
		default:
			answer({ id, value: process.pid });
	}
});
process.on("disconnect", () => process.exit());
