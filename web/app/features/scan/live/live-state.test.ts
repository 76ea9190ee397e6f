import type { Stage } from "@dewlight/core/scan/stages.ts";
import { describe, expect, test } from "vitest";
import type { RawEvent } from "../scan-calls.ts";
import { type LiveAction, type LiveState, nextPolls, reduceLive, startLive } from "./live-state.ts";

const T0 = Date.parse("2026-11-21T10:00:00.000Z");
const SECOND = 1000;

function run(state: LiveState, ...actions: LiveAction[]): LiveState {
	return actions.reduce(reduceLive, state);
}

const looking = startLive({ kind: "after", afterId: 41 }, T0);
const latest = (id: number, seconds = 1): LiveAction => ({ type: "latest", id, now: T0 + seconds * SECOND });
const latestFailed: LiveAction = { type: "latest_failed" };

function status(id: number, value: "processing" | "complete" | "failed", changed = {}): LiveAction {
	const checkin = {
		id,
		status: value,
		created_at: "2026-11-21T09:59:50.000Z",
		photo_quality: null,
		waiting_ahead: null,
		...changed,
	};
	return { type: "status", checkin, now: T0 + SECOND };
}

const event = (stage: Stage, payload: unknown = {}): RawEvent => ({ stage, payload });
const PASS = event("photo_quality", { status: "pass", reason: null });

function events(id: number, after: number, list: RawEvent[]): LiveAction {
	return { type: "events", id, after, events: list };
}

describe("looking for the check-in", () => {
	test("the first id above afterId becomes the target at once", () => {
		const state = run(looking, latest(42));
		expect(state).toMatchObject({ targetId: 42, settled: true });
		expect(nextPolls(state, T0)).toEqual([{ kind: "events", id: 42, after: 0 }]);
	});

	test("until then latest is asked every turn, and the candidate afterId beside it", () => {
		expect(nextPolls(looking, T0)).toEqual([{ kind: "latest" }]);
		expect(nextPolls(run(looking, latest(41)), T0)).toEqual([{ kind: "latest" }, { kind: "status", id: 41 }]);
	});

	test("a first scan has no candidate to ask for", () => {
		const first = run(startLive({ kind: "after", afterId: 0 }, T0), latest(0));
		expect(nextPolls(first, T0)).toEqual([{ kind: "latest" }]);
		expect(run(first, latest(1)).targetId).toBe(1);
	});

	test("afterId itself is watched when it is live", () => {
		const state = run(looking, latest(41), status(41, "processing"));
		expect(state).toMatchObject({ targetId: 41, settled: false });
	});

	test("afterId itself is watched when it is two minutes young and nothing newer came in three polls", () => {
		const early = run(looking, latest(41), status(41, "complete"));
		expect(early.targetId).toBeNull();
		const later = run(early, latest(41), latest(41), latest(41), status(41, "complete"));
		expect(later.targetId).toBe(41);
	});

	test("an old finished check-in is never taken for the new one", () => {
		const polls = [latest(41), latest(41), latest(41), latest(41)];
		const old = status(41, "complete", { created_at: "2026-11-21T09:57:59.000Z" });
		expect(run(looking, ...polls, old).targetId).toBeNull();
	});

	test("a newer one is still followed for 60 s after the candidate was taken", () => {
		const watching = run(looking, latest(41), status(41, "processing"), events(41, 0, [PASS]));
		expect(nextPolls(watching, T0 + 5 * SECOND)[0]).toEqual({ kind: "latest" });
		expect(run(watching, latest(42, 59))).toMatchObject({ targetId: 42, settled: true, events: [] });
	});

	test("after 60 s a newer one is offered, not forced on the reader", () => {
		const watching = run(looking, latest(41), status(41, "processing"));
		expect(run(watching, latest(42, 61))).toMatchObject({ targetId: 41, newerId: 42 });
	});

	test("after three empty answers a newer one is followed, also after 60 s", () => {
		const nothing = events(41, 0, []);
		const quiet = run(looking, latest(41), status(41, "processing"), nothing, nothing, nothing);
		expect(nextPolls(quiet, T0 + 61_000)).toContainEqual({ kind: "latest" });
		expect(run(quiet, latest(42, 61))).toMatchObject({ targetId: 42, settled: true, newerId: null });
	});

	test("a scan that never started does not show the one before it as being read now", () => {
		const told = startLive({ kind: "after", afterId: 41, beforeId: 41 }, T0);
		const waited = run(told, latest(41), latest(41), latest(41), latest(41), status(41, "complete"));
		expect(waited.targetId).toBeNull();
		expect(run(waited, status(41, "processing")).targetId).toBeNull();
		expect(run(waited, latest(42)).targetId).toBe(42);
		const fast = startLive({ kind: "after", afterId: 42, beforeId: 41 }, T0);
		expect(run(fast, latest(42), status(42, "processing")).targetId).toBe(42);
	});

	test("a candidate that failed is followed by the scan that was just started", () => {
		const failed = run(looking, latest(41), status(41, "processing"), status(41, "failed"));
		expect(failed.end).toEqual({ kind: "scan_failed" });
		expect(nextPolls(failed, T0)).toEqual([{ kind: "latest" }]);
		expect(run(failed, latest(42, 5))).toMatchObject({ targetId: 42, end: null });
		expect(nextPolls(failed, T0 + 61_000)).toEqual([]);
	});

	test("with nothing at all after 60 s the wait ends", () => {
		expect(run(looking, latest(41, 59)).end).toBeNull();
		expect(run(looking, latest(41, 60)).end).toEqual({ kind: "latest_lost" });
	});

	test("two lost calls pass in silence, the third in a row ends the wait", () => {
		expect(run(looking, latestFailed, latestFailed, latest(41), latestFailed, latestFailed).end).toBeNull();
		const lost = run(looking, latestFailed, latestFailed, latestFailed);
		expect(lost.end).toEqual({ kind: "latest_lost" });
		expect(nextPolls(lost, T0)).toEqual([]);
	});
});

describe("reading events", () => {
	const named = startLive({ kind: "named", id: 42 }, T0);

	test("`after` grows by what has arrived", () => {
		const state = run(named, events(42, 0, [PASS, event("skin_type", "Oily")]));
		expect(nextPolls(state, T0)).toEqual([{ kind: "events", id: 42, after: 2 }]);
	});

	test("an answer that comes twice, or for another check-in, changes nothing", () => {
		const state = run(named, events(42, 0, [PASS]));
		expect(run(state, events(42, 0, [PASS]))).toEqual(state);
		expect(run(state, events(41, 1, [PASS]))).toEqual(state);
	});

	test("product_needs ends the scan as complete", () => {
		const state = run(named, events(42, 0, [PASS]), events(42, 1, [event("product_needs")]));
		expect(state.end).toEqual({ kind: "complete", id: 42 });
		expect(nextPolls(state, T0)).toEqual([]);
	});

	test("a failed photo ends the scan with its reason, also when wrapped under its own name", () => {
		const fail = { status: "fail", reason: "No face was found." };
		for (const payload of [fail, { photo_quality: fail }]) {
			expect(run(named, events(42, 0, [event("photo_quality", payload)])).end).toEqual({
				kind: "photo_refused",
				reason: "No face was found.",
			});
		}
	});

	test("after three empty polls the status is read and a newer check-in looked for", () => {
		const two = run(named, events(42, 0, []), events(42, 0, []));
		expect(nextPolls(two, T0)).toEqual([{ kind: "events", id: 42, after: 0 }]);
		const three = run(two, events(42, 0, []));
		expect(nextPolls(three, T0)).toEqual([
			{ kind: "events", id: 42, after: 0 },
			{ kind: "status", id: 42 },
			{ kind: "latest" },
		]);
	});

	test("a newer check-in beside a named one is offered, not taken", () => {
		expect(run(named, latest(43))).toMatchObject({ targetId: 42, newerId: 43 });
	});

	test("a failed status ends the scan; with a failed photo it keeps the reason", () => {
		expect(run(named, status(42, "failed")).end).toEqual({ kind: "scan_failed" });
		const photo_quality = { status: "fail", reason: "Too dark.", checks: [] };
		expect(run(named, status(42, "failed", { photo_quality })).end).toEqual({
			kind: "photo_refused",
			reason: "Too dark.",
		});
	});

	test("a complete status ends the wait for events that were missed", () => {
		expect(run(named, status(42, "complete")).end).toEqual({ kind: "complete", id: 42 });
		expect(run(named, status(42, "processing")).end).toBeNull();
	});

	test("the third failure in a row ends in an error, one answer between them starts over", () => {
		const failed: LiveAction = { type: "events_failed", id: 42 };
		expect(run(named, failed, failed, events(42, 0, []), failed, failed).end).toBeNull();
		const lost = run(named, failed, failed, failed);
		expect(lost.end).toEqual({ kind: "events_lost" });
		expect(nextPolls(lost, T0)).toEqual([]);
	});
});
