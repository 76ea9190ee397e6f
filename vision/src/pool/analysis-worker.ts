import type { MessagePort } from "node:worker_threads";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { analyzePhoto } from "../analyze-photo.ts";
import type { ReadRegion } from "../decode/decode-region.ts";
import { handBackPixels, keepPixels } from "../decode/decoded-photo.ts";
import { checkPhoto } from "../look-at-photo.ts";
import { warmUp } from "../warm-up.ts";
import type { PoolAnswer, PoolTask, RegionAnswer } from "./pool-messages.ts";

const warmth = warmUp();

async function answer(task: PoolTask): Promise<PoolAnswer> {
	if (task.kind === "ping") return { kind: "pong" };
	// One face at a time; a photo that comes at once waits no longer than it would have taken unpractised.
	await (await warmth).practised;
	const photo = { ...task.photo, rgb: keepPixels(task.photo.rgb) };
	try {
		switch (task.kind) {
			case "check":
				return { kind: "checked", quality: await checkPhoto(photo) };
			case "analyze":
				return {
					kind: "analyzed",
					analysis: await analyzePhoto(photo, task.options, regionsThrough(task.regions)),
				};
			default:
				return assertNever(task);
		}
	} finally {
		handBackPixels(photo.rgb);
	}
}

function regionsThrough(port: MessagePort): ReadRegion {
	return (box) =>
		new Promise((resolve, reject) => {
			port.once("message", (answer: RegionAnswer) => {
				if (answer.kind === "region") resolve(answer.region);
				else reject(new Error("A part of the photo could not be read."));
			});
			port.postMessage(box);
		});
}

/** The thread answers when it is known to work. */
export default warmth.then(() => answer);
