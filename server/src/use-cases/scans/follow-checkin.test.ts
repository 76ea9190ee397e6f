import { expect, test, vi } from "vitest";
import { createLog } from "../../log.ts";
import { createCheckinWatch } from "./follow-checkin.ts";

const ID = 7;

/** A watch over a check-in whose standing the test tells, and how often it was looked at. */
function watched() {
	const state = { standing: "processing0", looks: 0 };
	const read = async (ids: readonly number[]) => {
		state.looks += 1;
		return new Map(ids.map((id) => [id, state.standing]));
	};
	const watch = createCheckinWatch({ store: null as never, log: createLog({ level: "silent" }) }, read);
	const looks = async (more: number) => {
		const then = state.looks + more;
		await expect.poll(() => state.looks, { interval: 5 }).toBeGreaterThanOrEqual(then);
	};
	return { state, following: watch.follow(ID), looks };
}
const nobodyLeft = new AbortController().signal;

test("who reads slowly what they were told is not told the same again at every look", async () => {
	const { following, looks } = watched();
	await following.further(nobodyLeft);
	await looks(3);
	const [left, told] = [new AbortController(), vi.fn()];
	const next = following.further(left.signal).then(told);
	await looks(3);
	expect(told).not.toHaveBeenCalled();
	left.abort();
	await next;
	following.end();
});

test("what happens while somebody reads is told them next, at once", async () => {
	const { state, following, looks } = watched();
	await following.further(nobodyLeft);
	state.standing = "processing1";
	await looks(2);
	const seen = state.looks;
	await following.further(nobodyLeft);
	expect(state.looks).toBe(seen);
	following.end();
});

test("when nobody follows any more the database is left alone", async () => {
	const { state, following, looks } = watched();
	await looks(1);
	following.end();
	const seen = state.looks;
	const other = watched();
	await other.looks(3);
	other.following.end();
	expect(state.looks).toBe(seen);
});
