import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { analyzePhoto } from "../analyze-photo.ts";
import { checkPhoto } from "../check-photo.ts";
import { PhotoUnreadable } from "../decode/photo-unreadable.ts";
import { warmUp } from "../warm-up.ts";
import type { PoolAnswer, PoolTask } from "./pool-messages.ts";

async function answer(task: PoolTask): Promise<PoolAnswer> {
	try {
		switch (task.kind) {
			case "ping":
				return { kind: "pong" };
			case "check":
				return { kind: "checked", quality: await checkPhoto(task.bytes) };
			case "analyze":
				return { kind: "analyzed", analysis: await analyzePhoto(task.bytes, task.options) };
			default:
				return assertNever(task);
		}
	} catch (error) {
		if (error instanceof PhotoUnreadable) return { kind: "unreadable", code: error.code };
		throw error;
	}
}

/** The thread takes its first task when it is warm. */
export default warmUp().then(() => answer);
