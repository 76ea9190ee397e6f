import { sweepChats } from "#use-cases/chat/index.ts";
import { defineHandler } from "../define-handler.ts";
import { sweepChatsJob } from "../definitions/sweep-chats.ts";

/** Ends what is lost, so running twice ends nothing more. */
export const sweepChatsHandler = defineHandler(sweepChatsJob, async ({ ctx }) => {
	await sweepChats({ ctx });
});
