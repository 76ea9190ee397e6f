import { FOLLOW_NEW_CHECKIN_MS, POLL_MS } from "@dewlight/contracts/constants.ts";
import { latestAnswerSchema } from "@dewlight/contracts/scans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";
import { ApiError } from "#api/api-error.ts";
import { request } from "#api/request.ts";
import { isScanRunning, sendScan } from "#api/scan-start.ts";

export type FirstScan =
	| { kind: "started"; id: number }
	/** The plan's quota is used up; the window event to send (ONB-A8). */
	| { kind: "limited"; event: TriggerEvent }
	| { kind: "not_started" };

const LOOKS = FOLLOW_NEW_CHECKIN_MS / POLL_MS.latestCheckin;

/** ONB-A2: sends the photo without waiting for the answer and looks for the new check-in once a second. */
export async function startFirstScan(selfie: File, latestBefore: number): Promise<FirstScan> {
	let refusal: FirstScan | null = null;
	sendScan({ photo: selfie, frames: [] }, "").catch((error: unknown) => {
		console.warn("The first scan did not start.", error);
		refusal = isScanRunning(error) ? null : refusalOf(error);
	});
	for (let look = 0; look < LOOKS; look += 1) {
		// The photo goes first: a browser may send a small question before a large upload that was asked for earlier.
		await new Promise((resolve) => setTimeout(resolve, POLL_MS.latestCheckin));
		if (refusal !== null) return refusal;
		const id = await readLatestId();
		if (id > latestBefore) return { kind: "started", id };
	}
	return { kind: "not_started" };
}

/** A lost answer is no answer: the next look may have one. */
async function readLatestId(): Promise<number> {
	try {
		return (await request("latestCheckin", { answer: latestAnswerSchema })).id;
	} catch (error) {
		console.warn("The latest check-in could not be read.", error);
		return 0;
	}
}

function refusalOf(error: unknown): FirstScan {
	if (error instanceof ApiError && error.status === 403) {
		return { kind: "limited", event: error.triggerEvent ?? "upgradeNeeded" };
	}
	return { kind: "not_started" };
}
