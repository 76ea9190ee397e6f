import { chatEventSchema } from "@dewlight/contracts/chat.ts";
import { profileSchema } from "@dewlight/contracts/profile.ts";
import { checkinSchema } from "@dewlight/contracts/scans.ts";
import { guardedSharp } from "@dewlight/vision/decode/guarded-sharp.ts";
import { beforeAll, expect, test } from "vitest";
import { readExample } from "./demo/example-files.ts";
import { type ExampleTurn, exampleShape, type MadeExample, makeExample } from "./demo/make-example.ts";

const AGAIN = "The engine says something else now. Run: npm run demo:make";

let made: MadeExample;
let kept: Awaited<ReturnType<typeof readExample>>;
beforeAll(async () => {
	kept = await readExample();
	made = await makeExample();
});

test("the example on the home page is what the engine makes today", () => {
	expect(kept.example, AGAIN).toEqual(made.example);
	expect(kept.firstView, AGAIN).toEqual(made.firstView);
	expect(kept.lines, AGAIN).toEqual(made.lines);
});

test("the pictures are those the engine draws today", async () => {
	expect([...kept.pictures.keys()], AGAIN).toEqual([...made.pictures.keys()].sort());
	for (const [name, bytes] of made.pictures) {
		const [now, then] = await Promise.all([bytes, kept.pictures.get(name)].map(pixelsOf));
		expect(meanDifference(now, then), `${name}: ${AGAIN}`).toBeLessThan(1);
	}
});

test("every part has the shape of the call it stands for", () => {
	const { checkin, profile, chat } = exampleShape.parse(kept.example);
	expect(checkinSchema.parse(checkin).status).toBe("complete");
	expect(profileSchema.parse(profile).care_plan).not.toBeNull();
	for (const { events } of chat) for (const event of events) chatEventSchema.parse(event);
});

test("the example tells something good, two concerns, a gap and a change", () => {
	const { checkin, chat } = exampleShape.parse(kept.example);
	const { condition_notes: notes, progress_summary: progress } = checkin.analysis_result;
	expect(notes?.positive_observations).not.toEqual([]);
	expect(notes?.key_concerns_identified.length).toBeGreaterThanOrEqual(2);
	expect(notes?.not_measured).not.toEqual([]);
	expect(progress?.basis).toBe("compared");
	expect(progress?.improvements).not.toEqual([]);
	expect(chat).toHaveLength(3);
	// A question that the plan has no answer to shows a visitor nothing.
	expect(deltasOf(chat[1])).toContain("Based on: Your plan");
	expect(chat.flatMap(({ resumed }) => resumed?.products ?? [])).not.toEqual([]);
});

function deltasOf(turn: ExampleTurn | undefined): string {
	return (turn?.events ?? []).map((event) => (event.type === "content_delta" ? event.delta : "")).join("");
}

async function pixelsOf(bytes: Uint8Array | undefined): Promise<Uint8Array> {
	if (bytes === undefined) throw new Error("A picture is missing.");
	return guardedSharp(bytes).ensureAlpha().raw().toBuffer();
}

/** Of two pictures, in 8-bit steps; without end where they differ in size. */
function meanDifference(one: Uint8Array | undefined, two: Uint8Array | undefined): number {
	if (one === undefined || two === undefined || one.length !== two.length) return Number.POSITIVE_INFINITY;
	let sum = 0;
	for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (two[at] ?? 0));
	return sum / one.length;
}
