import { expect, test, vi } from "vitest";
import { AnswerShapeError, ApiError, OfflineError } from "#api/api-error.ts";
import { importCopy } from "./copy.ts";
import { type ImportCalls, type ImportStage, importOne } from "./import-one.ts";

const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });

function refusal(status: number, body: ApiError["body"]) {
	return new ApiError({ status, body, triggerEvent: null, retryAfterSeconds: null });
}

function prepared(changed: Partial<ImportCalls> = {}): ImportCalls {
	return {
		validate: async () => ({ status: "pass", reason: null, asks_first: false }),
		send: async () => ({ id: 9 }),
		readCheckin: async () => ({ status: "complete", photo_quality: null }),
		pause: async () => undefined,
		...changed,
	};
}

async function run(changed: Partial<ImportCalls> = {}, more: { allTheSame?: boolean; stopAt?: string } = {}) {
	const controller = new AbortController();
	const stages: string[] = [];
	const onStage = ({ kind }: ImportStage) => {
		stages.push(kind);
		if (kind === more.stopAt) controller.abort();
	};
	const item = { photo, day: "2024-05-01", allTheSame: more.allTheSame ?? false };
	const end = await importOne(item, prepared(changed), { signal: controller.signal, onStage });
	return { ...end, stages };
}

test("a photo is looked at, sent with its day, and followed to its report", async () => {
	const send = vi.fn(async () => ({ id: 9 }));
	const { stage, stages } = await run({ send });
	expect(stages).toEqual(["checking", "sending", "measuring"]);
	expect(stage).toEqual({ kind: "done", id: 9 });
	expect(send).toHaveBeenCalledWith(photo, "2024-05-01");
});

test("a photo that cannot be measured is not sent, with the reason", async () => {
	const send = vi.fn();
	const validate = async () => ({ status: "fail", reason: "No face.", asks_first: false }) as const;
	expect((await run({ validate, send })).stage).toEqual({ kind: "refused", text: "No face." });
	expect(send).not.toHaveBeenCalled();
});

test("one that leaves much open is sent only when its owner wants it", async () => {
	const validate = async () => ({ status: "warn", reason: "Dark.", asks_first: true }) as const;
	expect((await run({ validate })).stage).toEqual({ kind: "asked", text: "Dark." });
	expect((await run({ validate }, { allTheSame: true })).stage).toEqual({ kind: "done", id: 9 });
});

test("what the analysis refuses after all is told with its reason", async () => {
	const photo_quality = { status: "fail", reason: "Too blurred.", checks: [] } as const;
	const readCheckin = async () => ({
		status: "failed" as const,
		photo_quality: { ...photo_quality, checks: [] },
	});
	expect((await run({ readCheckin })).stage).toEqual({ kind: "refused", text: "Too blurred." });
});

test("a used-up plan stops the others and leaves the photo in the list; a day beyond the history concerns it alone", async () => {
	const usedUp = refusal(403, { detail: "upgrade_needed", limit_type: "scans" });
	const beyond = refusal(403, { detail: "upgrade_needed", limit_type: "history", message: "Too far back." });
	const failing = (error: Error) => ({ send: () => Promise.reject(error) });
	expect(await run(failing(usedUp))).toMatchObject({ stage: { kind: "chosen" }, stops: usedUp });
	expect(await run(failing(beyond))).toMatchObject({
		stage: { kind: "failed", text: "Too far back." },
		stops: null,
	});
});

test("a connection that breaks off while sending leaves it open whether the photo arrived", async () => {
	const send = () => Promise.reject(new OfflineError(null));
	expect((await run({ send })).stage).toEqual({ kind: "unsure" });
	expect((await run({ send }, { stopAt: "sending" })).stage).toEqual({ kind: "unsure" });
	const validate = () => Promise.reject(new OfflineError(null));
	expect((await run({ validate })).stage).toEqual({ kind: "failed", text: importCopy.unexpected });
});

test("an answer that does not say whether the photo was taken leaves that open, a refusal for the moment does not", async () => {
	const failing = (error: Error) => ({ send: () => Promise.reject(error) });
	for (const unclear of [refusal(502, {}), new AnswerShapeError("/api/scan-skin", null)]) {
		expect((await run(failing(unclear))).stage).toEqual({ kind: "unsure" });
		expect((await run(failing(unclear), { stopAt: "sending" })).stage).toEqual({ kind: "unsure" });
	}
	const full = new ApiError({ status: 503, body: {}, triggerEvent: null, retryAfterSeconds: 120 });
	expect((await run(failing(full), { stopAt: "sending" })).stage).toEqual({ kind: "chosen" });
});

test("stopping before the sending keeps the photo; after it the report comes by itself", async () => {
	const send = vi.fn(async () => ({ id: 9 }));
	expect((await run({ send }, { stopAt: "checking" })).stage).toEqual({ kind: "chosen" });
	expect(send).not.toHaveBeenCalled();
	expect((await run({ send }, { stopAt: "sending" })).stage).toEqual({ kind: "taken", id: 9 });
});

test("a report that cannot be read for a while is left to the timeline, never sent twice", async () => {
	const send = vi.fn(async () => ({ id: 9 }));
	const readCheckin = () => Promise.reject(new OfflineError(null));
	expect((await run({ send, readCheckin })).stage).toEqual({ kind: "taken", id: 9 });
	expect(send).toHaveBeenCalledTimes(1);
});
