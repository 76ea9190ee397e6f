import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Ends answers whose process died and gives back the messages nobody answered. */
export const sweepChatsJob = defineJob({
	id: "sweep-chats",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 10,
	expireInSeconds: 60,
	concurrency: 1,
	cron: "* * * * *",
	// Ends what is lost, so running twice ends nothing more.
	async run({ ctx }) {
		const { sweepChats } = await import("#use-cases/chat/index.ts");
		await sweepChats({ ctx });
	},
});
