import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStream } from "./follow-scan.ts";
import type { LiveAction } from "./live-state.ts";

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const block = (event: { type: string } & Record<string, unknown>) =>
	`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const stage = (index: number, name: string) => block({ type: "stage", index, stage: name, payload: "Dry" });

/** Answers one call after the other, each with a stream of these texts or with a refusal. */
function answerWith(...answers: (string[] | number)[]): string[] {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		const answer = answers.shift() ?? 503;
		if (typeof answer === "number")
			return new Response(JSON.stringify({ detail: "Full." }), { status: answer });
		return new Response(answer.join(""), { headers: { "content-type": "text/event-stream" } });
	});
	return asked;
}

async function follow(actions: LiveAction[], following: boolean[] = []): Promise<void> {
	const count = () => actions.filter(({ type }) => type === "events").length;
	const readCheckin = async () => ({ id: 42, status: "complete" }) as never;
	const done = followStream({
		id: 42,
		arrived: count,
		calls: { readLatestId: async () => 0, readEvents: async () => [], readCheckin, now: () => 7 },
		signal: new AbortController().signal,
		dispatch: (action) => void actions.push(action),
		onFollowing: (now) => void following.push(now),
	});
	await vi.advanceTimersByTimeAsync(6_000);
	await done;
}

test("stages, the line and the end of a scan come by its stream", async () => {
	answerWith([
		block({ type: "line", waiting_ahead: 3 }),
		stage(0, "photo_quality"),
		stage(1, "skin_type"),
		block({ type: "end" }),
	]);
	const actions: LiveAction[] = [];
	await follow(actions);
	expect(actions).toEqual([
		{ type: "line", id: 42, waitingAhead: 3 },
		{ type: "events", id: 42, after: 0, events: [{ stage: "photo_quality", payload: "Dry" }] },
		{ type: "events", id: 42, after: 1, events: [{ stage: "skin_type", payload: "Dry" }] },
		{ type: "status", checkin: { id: 42, status: "complete" }, now: 7 },
	]);
});

test.each([
	["cut off", [stage(0, "photo_quality")], 1],
	["refused", 503, 0],
])(
	"a stream that is %s is taken up after five seconds where it was, and polls stand in meanwhile",
	async (_how, first, after) => {
		const asked = answerWith(first as string[] | number, [block({ type: "end" })]);
		const following: boolean[] = [];
		await follow([], following);
		expect(asked).toEqual([
			"/api/checkins/42/stream?after=0",
			expect.stringContaining("/api/checkins/42/stream?after="),
		]);
		expect(following.at(-1)).toBe(false);
		expect(following.filter(Boolean)).toHaveLength(after + 1);
	},
);
