import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { type ScanCalls, submitScan } from "./submit-scan.ts";

const photo = new File(["x"], "me.jpg", { type: "image/jpeg" });
const chosen = { photo, frames: [] };
let order: string[];

beforeEach(() => {
	order = [];
});

function noted<T>(name: string, answer: () => T | Promise<T>) {
	return async () => {
		order.push(name);
		return answer();
	};
}

function refuse(status: number, body: ApiError["body"] = {}, triggerEvent: ApiError["triggerEvent"] = null) {
	return () => {
		throw new ApiError({ status, body, triggerEvent, retryAfterSeconds: null });
	};
}

function calls(changed: Partial<Record<keyof ScanCalls, () => unknown>> = {}) {
	const answers: Partial<Record<keyof ScanCalls, () => unknown>> = {
		readPlan: () => ({ plan: "plus", latestId: 41 }),
		validatePhoto: () => ({ status: "pass", reason: null, can_keep_as_note: false, asks_first: false }),
		readLatestId: () => 42,
		...changed,
	};
	const call = (name: keyof ScanCalls) => noted(name, () => answers[name]?.());
	const dispatchLimit = vi.fn<ScanCalls["dispatchLimit"]>();
	const log = vi.fn<ScanCalls["log"]>();
	const made = {
		readPlan: call("readPlan") as ScanCalls["readPlan"],
		checkTokenLimit: call("checkTokenLimit"),
		checkScanLimit: call("checkScanLimit"),
		validatePhoto: call("validatePhoto") as ScanCalls["validatePhoto"],
		startScan: call("startScan"),
		readLatestId: call("readLatestId") as ScanCalls["readLatestId"],
		dispatchLimit,
		log,
	};
	return made;
}

const WHOLE = ["readPlan", "checkTokenLimit", "checkScanLimit", "validatePhoto", "startScan", "readLatestId"];

test("the calls run in the agreed order and end at the latest check-in", async () => {
	const outcome = await submitScan(chosen, "dry today", calls());
	expect(order).toEqual(WHOLE);
	expect(outcome).toEqual({ kind: "started", afterId: 42, beforeId: 41, warning: null });
});

test("the photo and the note go to the check and to the scan unchanged", async () => {
	const validatePhoto = vi.fn<ScanCalls["validatePhoto"]>(async () => ({
		status: "pass",
		reason: null,
		can_keep_as_note: false,
		asks_first: false,
	}));
	const startScan = vi.fn<ScanCalls["startScan"]>(async () => undefined);
	await submitScan(chosen, "dry today", { ...calls(), validatePhoto, startScan });
	expect(validatePhoto).toHaveBeenCalledWith(photo, "dry today");
	expect(startScan).toHaveBeenCalledWith(chosen, "dry today");
});

describe("the token limit", () => {
	test.each([
		["fair_use_exceeded", "usageLimitExceeded"],
		["upgrade_needed", "upgradeNeeded"],
	] as const)("403 %s sends %s with the plan and stops", async (detail, event) => {
		const made = calls({ checkTokenLimit: refuse(403, { detail, message: "Used up." }) });
		expect(await submitScan(chosen, "", made)).toEqual({ kind: "limited", text: "Used up." });
		expect(made.dispatchLimit).toHaveBeenCalledExactlyOnceWith(event, "plus", {
			detail,
			message: "Used up.",
		});
		expect(order).toEqual(["readPlan", "checkTokenLimit"]);
	});

	test.each([
		["another 403", refuse(403, { detail: "forbidden" })],
		["a server error", refuse(500)],
		[
			"silence",
			() => {
				throw new OfflineError(null);
			},
		],
	])("%s is logged and the flow goes on", async (_, answer) => {
		const made = calls({ checkTokenLimit: answer });
		expect((await submitScan(chosen, "", made)).kind).toBe("started");
		expect(made.log).toHaveBeenCalledOnce();
		expect(made.dispatchLimit).not.toHaveBeenCalled();
		expect(order).toEqual(WHOLE);
	});
});

describe("the scan limit", () => {
	test.each(["usageLimitExceeded", "upgradeNeeded"] as const)(
		"403 sends the event its header names, %s, and stops",
		async (event) => {
			const made = calls({ checkScanLimit: refuse(403, { detail: "upgrade_needed" }, event) });
			expect((await submitScan(chosen, "", made)).kind).toBe("limited");
			expect(made.dispatchLimit).toHaveBeenCalledExactlyOnceWith(event, "plus", { detail: "upgrade_needed" });
			expect(order).toEqual(["readPlan", "checkTokenLimit", "checkScanLimit"]);
		},
	);

	test("403 without the header is told by its detail", async () => {
		const made = calls({ checkScanLimit: refuse(403, { detail: "fair_use_exceeded" }) });
		expect(await submitScan(chosen, "", made)).toEqual({ kind: "limited", text: null });
		expect(made.dispatchLimit).toHaveBeenCalledExactlyOnceWith("usageLimitExceeded", "plus", {
			detail: "fair_use_exceeded",
		});
	});

	test("any other failure goes on", async () => {
		const made = calls({ checkScanLimit: refuse(503) });
		expect((await submitScan(chosen, "", made)).kind).toBe("started");
		expect(order).toEqual(WHOLE);
	});
});

describe("the photo check", () => {
	test("a failing photo stops with its reason and no scan begins", async () => {
		const made = calls({
			validatePhoto: () => ({ status: "fail", reason: "The photo is too dark.", can_keep_as_note: true }),
		});
		expect(await submitScan(chosen, "", made)).toEqual({
			kind: "refused",
			reason: "The photo is too dark.",
			canKeep: true,
		});
		expect(order).not.toContain("startScan");
	});

	test("a warning travels on to the results page", async () => {
		const made = calls({ validatePhoto: () => ({ status: "warn", reason: "The face is small." }) });
		expect(await submitScan(chosen, "", made)).toEqual({
			kind: "started",
			afterId: 42,
			beforeId: 41,
			warning: "The face is small.",
		});
	});

	test("a refused upload shows the server's sentence", async () => {
		const made = calls({ validatePhoto: refuse(415, { detail: "This file is not a photo." }) });
		expect(await submitScan(chosen, "", made)).toEqual({ kind: "failed", text: "This file is not a photo." });
		expect(order).not.toContain("startScan");
	});

	test("a code that comes with a sentence for people shows the sentence", async () => {
		const message = "You told us that you are under 13, so your photo was not taken.";
		const made = calls({ validatePhoto: refuse(409, { detail: "under_age", message }) });
		expect(await submitScan(chosen, "", made)).toEqual({ kind: "failed", text: message });
		expect(order).not.toContain("startScan");
	});

	test.each([
		["no detail", refuse(500)],
		["a machine code", refuse(409, { detail: "legal_acceptance_required" })],
	])("%s becomes the general sentence", async (_, answer) => {
		expect(await submitScan(chosen, "", calls({ validatePhoto: answer }))).toEqual({
			kind: "failed",
			text: "Unexpected error. Please try again.",
		});
	});
});

test("a scan that does not start is only logged", async () => {
	const made = calls({ startScan: refuse(409, { detail: "A scan is already in progress." }) });
	expect(await submitScan(chosen, "", made)).toEqual({
		kind: "started",
		afterId: 42,
		beforeId: 41,
		warning: null,
	});
	await vi.waitFor(() => expect(made.log).toHaveBeenCalledOnce());
});

test("the results page is not kept waiting for the scan's own answer", async () => {
	const made = { ...calls(), startScan: () => new Promise<never>(() => {}) };
	expect((await submitScan(chosen, "", made)).kind).toBe("started");
});

test("without an answer about the latest check-in the one before the scan stands in", async () => {
	const made = calls({ readLatestId: refuse(500) });
	expect(await submitScan(chosen, "", made)).toEqual({
		kind: "started",
		afterId: 41,
		beforeId: 41,
		warning: null,
	});
});

test.each(["checkTokenLimit", "checkScanLimit", "validatePhoto", "readLatestId"] as const)(
	"an ended session at %s stops the flow without a message of its own",
	async (name) => {
		const made = calls({ [name]: refuse(401, { detail: "No session." }) });
		expect(await submitScan(chosen, "", made)).toEqual({ kind: "session_ended" });
		expect(order.at(-1)).toBe(name);
	},
);
